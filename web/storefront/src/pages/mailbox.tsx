// Where the links in mails lead: what the link stands for is in its fragment, which never leaves the browser.

import type { PageProps } from "@trichter/shared/payload";
import { Blocks } from "../blocks/blocks.tsx";
import { Hero, texts as heroTexts } from "../blocks/hero.tsx";
import { texts as hostTexts, MailboxHost, type MailboxParts } from "../features/mailbox/mailbox-host.tsx";

export const texts = [heroTexts, hostTexts] as const;

export function Page({ heading, lead, hero, blocks, frame }: PageProps) {
  return (
    <div className="page page-mailbox">
      <Hero heading={heading} lead={lead} hero={hero} />
      <MailboxHost contact={frame.contact} loadParts={loadParts} />
      <Blocks blocks={blocks} />
    </div>
  );
}

/** Each import names what it takes, so that a chunk holds nothing else. */
async function loadParts(): Promise<MailboxParts> {
  const [Mailbox, Answers, ForgetRuns] = await Promise.all([
    import("../features/mailbox/mailbox.tsx").then((module) => module.Mailbox),
    import("../features/quiz/given-answers.tsx").then((module) => module.GivenAnswers),
    import("../features/quiz/forget-runs.tsx").then((module) => module.ForgetRuns),
  ]);
  return { Mailbox, runParts: { Answers, ForgetRuns } };
}
