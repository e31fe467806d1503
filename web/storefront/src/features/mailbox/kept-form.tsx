// One e-mail form as it is kept: what was asked for, when, and what became of the newsletter.

import type { MyData } from "@trichter/shared/api-client";
import { writeMoment } from "../../navigation/local-time.ts";
import { useClientState } from "../../state/client-state.ts";
import { useText } from "../../text/use-text.ts";
import { Fact } from "./fact.tsx";

export const texts = [
  "mailbox-form-heading",
  "mailbox-form-place",
  "mailbox-form-result",
  "mailbox-form-marks",
  "mailbox-form-wording",
  "mailbox-newsletter-asked",
  "mailbox-newsletter-confirmed",
  "mailbox-newsletter-withdrawn",
  "mailbox-newsletter-none",
  "mailbox-newsletter",
  "mailbox-yes",
  "mailbox-no",
] as const;

type Form = MyData["forms"][number];

export function KeptForm({ form }: { form: Form }) {
  const t = useText<typeof texts>();
  const locale = useClientState(({ language }) => language);
  const marks = Object.entries(form.marks);
  const { asked_at, confirmed_at, withdrawn_at, text_version } = form.newsletter;
  const moments = [
    ["mailbox-newsletter-asked", asked_at],
    ["mailbox-newsletter-confirmed", confirmed_at],
    ["mailbox-newsletter-withdrawn", withdrawn_at],
  ] as const;
  return (
    <div className="mailbox-part">
      <h3>{t("mailbox-form-heading", { moment: writeMoment(form.created_at, locale) })}</h3>
      <dl className="mailbox-facts">
        <Fact name={t("mailbox-form-place")} value={[form.country, form.locale, form.funnel].join(" · ")} />
        <Fact name={t("mailbox-form-result")} value={t(form.wants_result ? "mailbox-yes" : "mailbox-no")} />
        {asked_at === null && <Fact name={t("mailbox-newsletter")} value={t("mailbox-newsletter-none")} />}
        {moments.map(([id, at]) => at !== null && <Fact key={id} name={t(id)} value={writeMoment(at, locale)} />)}
        {text_version !== null && <Fact name={t("mailbox-form-wording")} value={text_version} />}
        {marks.length > 0 && (
          <Fact name={t("mailbox-form-marks")} value={marks.map((pair) => pair.join(": ")).join(", ")} />
        )}
      </dl>
    </div>
  );
}
