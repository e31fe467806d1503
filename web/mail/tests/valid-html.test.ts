// Every mail in every language is valid HTML by html-validate, but for what mail programs need and the standard calls old: layout
// by tables with their attributes, and styles in attributes.

import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";
import { describe, expect, it } from "vitest";
import { everyMail, sampleMail } from "./sample-mail.ts";

const config: ConfigData = {
  root: true,
  extends: ["html-validate:recommended", "html-validate:document", "html-validate:a11y"],
  rules: {
    "no-deprecated-attr": "off",
    "no-inline-style": "off",
    "attribute-boolean-style": "off",
    // React writes names as it knows them, and closes what holds nothing; both are the same to every parser.
    "attr-case": "off",
    "doctype-style": ["error", { style: "lowercase" }],
    "void-style": "off",
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(config));

describe.each(everyMail)("the $mail mail in $locale", ({ mail, locale }) => {
  it("is valid HTML", () => {
    const report = validator.validateStringSync(sampleMail(mail, locale).html);
    const faults = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
    );
    expect([...new Set(faults)]).toEqual([]);
  });
});
