// Who may ask for which text. Most of it is decided by the types: each line marked as an error must stay one.

import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { TextProvider } from "../../src/text/text-context.tsx";
import { useDocumentText, useText } from "../../src/text/use-text.ts";
import { samplePayload } from "../sample-payload.ts";

const texts = ["footer-terms"] as const;

function Interface() {
  const t = useText<typeof texts>();
  // @ts-expect-error: this id is not declared, so the build would not know of it
  const undeclared: () => string = () => t("footer-country");
  return <p data-undeclared={typeof undeclared}>{t("footer-terms")}</p>;
}

function Document({ heading }: { heading: string }) {
  const t = useDocumentText();
  // @ts-expect-error: an id that is written into a component belongs in its `texts`
  const literal: () => string = () => t("doc-heading");
  return <p data-literal={typeof literal}>{t(heading)}</p>;
}

it("gives declared interface texts and texts that the document names", () => {
  const html = renderToString(
    <TextProvider payload={samplePayload()}>
      <Interface />
      <Document heading="doc-heading" />
    </TextProvider>,
  );
  expect(html).toContain(">text of footer-terms<");
  expect(html).toContain(">text of doc-heading<");
});

it("says so outside of a provider", () => {
  expect(() => renderToString(<Interface />)).toThrow("outside of TextProvider");
});
