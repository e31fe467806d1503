// Every document as the server sends it, before any script touches it, in the six languages: html-validate finds no error.

import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";
import { languages } from "./harness/matrix.ts";
import { inCountry, paypalConfirm, routes } from "./harness/route-table.ts";
import { expect, test } from "./harness/shop.ts";

const rules: ConfigData = {
  root: true,
  extends: ["html-validate:recommended", "html-validate:document", "html-validate:browser", "html-validate:a11y"],
  rules: {
    // React writes some attributes as it names them (`srcSet`); HTML does not tell the cases apart.
    "attr-case": "off",
    // HTML knows either case; ours is the lower one.
    "doctype-style": ["error", { style: "lowercase" }],
    // Extras are boxes of one question, as radio buttons are: any number of them may be ticked.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "button", "reset", "submit"] }],
    // Files of our own come over the same connection as the document that would vouch for them.
    "require-sri": ["error", { target: "crossorigin" }],
    // The style sheet keeps telephone numbers on one line.
    "tel-non-breaking": "off",
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(rules));

for (const country of languages) {
  test(`documents in ${country.lang} are valid`, async ({ request }) => {
    const pages = routes.map((route) => inCountry(route, country));
    const faults: string[] = [];
    for (const path of [...pages, paypalConfirm.path, `/no/such/page/${country.segment}`]) {
      const html = await (await request.get(path)).text();
      expect(html, path).toContain("</html>");
      const { results } = await validator.validateString(html, path);
      const found = results.flatMap(({ messages }) => messages);
      faults.push(...found.map(({ ruleId, message, selector }) => `${path} ${selector}: ${message} (${ruleId})`));
    }
    expect(faults).toEqual([]);
  });
}
