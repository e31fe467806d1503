// Every mail in every language: complete, well formed, the same in HTML and in plain text, and loading nothing.

import { describe, expect, it } from "vitest";
import { mailTexts } from "../src/render-mail.tsx";
import {
  contractMails,
  everyMail,
  leadMails,
  mailNames,
  render,
  sampleMail,
  sampleOrder,
  samplePayload,
  sampleWithdrawal,
} from "./sample-mail.ts";

const voidTags = new Set(["meta", "br"]);

/** Tags that are closed in the wrong order, or never. */
function unbalanced(html: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  for (const [, slash, name = ""] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/g)) {
    if (slash === "/") {
      const last = open.pop();
      if (last !== name) {
        faults.push(`${last} ended by ${name}`);
      }
    } else if (!voidTags.has(name)) {
      open.push(name);
    }
  }
  return [...faults, ...open];
}

const knownTags = new Set(
  "a body br div h1 h2 h3 h4 head html li meta ol p span strong table tbody td th thead title tr ul".split(" "),
);
const knownAttributes = new Set(
  "align border cellPadding cellSpacing charSet content href lang name role scope style width".split(" "),
);

/** Which tags and attributes a mail uses. Looks at names alone: an address may hold `src=` or `data=` itself. */
function partsOf(html: string): { tags: Set<string>; attributes: Set<string>; styles: string[] } {
  const openings = [...html.matchAll(/<([a-z][a-z0-9]*)((?: [\w-]+="[^"]*")*)\/?>/g)];
  // An opening of any other shape is a fault in itself.
  expect(html.match(/<[a-z]/gi)).toHaveLength(openings.length);
  const attributes = openings.flatMap(([, , list = ""]) => [...list.matchAll(/ ([\w-]+)="([^"]*)"/g)]);
  return {
    tags: new Set(openings.map(([, name = ""]) => name)),
    attributes: new Set(attributes.map(([, name = ""]) => name)),
    styles: attributes.filter(([, name]) => name === "style").map(([, , value = ""]) => value),
  };
}

function unescaped(attribute: string): string {
  return attribute.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}

function hrefsOf(html: string): string[] {
  return [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = ""]) => unescaped(href));
}

describe.each(everyMail)("the $mail mail in $locale", ({ mail, locale }) => {
  const payload = samplePayload(mail, locale);
  const { subject, html, text, document } = sampleMail(mail, locale);
  const { main, data, unsubscribe, withdraw, terms, home } = payload.links;

  it("has a subject of one line that fits into a list of mails", () => {
    expect(subject).toMatch(/^\S.*\S$/);
    expect(subject.length).toBeLessThanOrEqual(70);
    expect(html).toContain("<title>");
  });

  it("is a whole document in its language, with one heading", () => {
    expect(html).toMatch(/^<!doctype html><html lang="[a-z]{2}-[A-Z]{2}"><head><meta charSet="utf-8"\/>/);
    expect(html.match(new RegExp(`lang="${payload.lang}"`, "g"))).toHaveLength(2);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(unbalanced(html)).toEqual([]);
  });

  it("leads where it was told to and nowhere else", () => {
    const imprint = "https://shop.example/terms/de#imprint";
    const track = "https://carrier.example/?code=0034";
    const inside: Partial<Record<typeof mail, string[]>> = {
      "order-reserved": [main, main, withdraw ?? "", imprint, "mailto:service@shop.example"],
      "order-paid": [main, main, withdraw ?? "", imprint, "mailto:service@shop.example"],
      "order-shipped": [track, track, main, withdraw ?? ""],
    };
    const hrefs = inside[mail] ?? [main, main];
    const frame = [data, unsubscribe, terms];
    expect(hrefsOf(html)).toEqual([home, ...hrefs, ...frame, "mailto:service@shop.example"]);
    const lines = text.split("\n").filter((line) => line.includes("://"));
    const once = [...new Set(hrefs.filter((href) => href.startsWith("https:")))];
    expect(lines).toEqual([...once, ...frame]);
  });

  it("is made of text, tables and links, so that it loads nothing and runs nothing", () => {
    const { tags, attributes, styles } = partsOf(html);
    expect([...tags].filter((tag) => !knownTags.has(tag))).toEqual([]);
    expect([...attributes].filter((attribute) => !knownAttributes.has(attribute))).toEqual([]);
    expect(styles.filter((style) => /\(|@|\\/.test(style))).toEqual([]);
  });

  it("names whoever sends it", () => {
    for (const line of ["Muster GmbH", "Musterweg 1", "DE-10115 Berlin", "service@shop.example", "+49 30 23125 014"]) {
      expect(html).toContain(line);
      expect(text.split("\n")).toContain(line);
    }
  });

  it("has a plain text in lines of 76 columns, without HTML", () => {
    const lines = text.split("\n");
    expect(lines.filter((line) => line.length > 76 && !/^https:\/\/\S+$/.test(line))).toEqual([]);
    expect(lines.filter((line) => /\s$/.test(line))).toEqual([]);
    expect(text).not.toMatch(/<|>|&[a-z#]/);
    expect(text).toMatch(/[^\n]\n$/);
  });

  it("says every word of its HTML in plain text too, but for the hint about buttons and what only lists show", () => {
    const shown = html
      .replace(/^.*?<body/s, "<body")
      .replace(/<div style="display:none[^>]*>[^<]*<\/div>/, "")
      .split(/<[^>]+>/)
      .map((piece) => unescaped(piece).replaceAll("&#x27;", "'"))
      .filter((piece) => piece.trim() !== "");
    const said = text.replaceAll(/[ \n]+/g, " ");
    expect(shown.filter((piece) => !said.includes(piece.trim()))).toHaveLength(1);
  });

  it("asks for exactly the texts that it is granted", () => {
    const asked = new Set<string>();
    const letters = mailTexts[mail].map((id) => `${id} = text of ${id}\n`).join("");
    const { html: printed, subject: title } = render({ ...payload, text: letters });
    for (const [, id = ""] of `${printed} ${title}`.matchAll(/text of ([\w-]+)/g)) {
      asked.add(id);
    }
    expect([...asked].toSorted()).toEqual([...mailTexts[mail]].toSorted());
  });

  it("is the same twice", () => {
    expect(sampleMail(mail, locale)).toEqual({ subject, html, text, document });
  });
});

describe("a mail", () => {
  it("has no way to end a newsletter that was never asked for", () => {
    const payload = samplePayload("result", "en_GB");
    const { html, text } = render({ ...payload, links: { ...payload.links, unsubscribe: null } });
    expect(`${html}${text}`).not.toMatch(/unsubscribe/i);
  });

  it("says of a demo shop what it is, and of no other", () => {
    const payload = samplePayload("confirm", "en_GB");
    const demo = render(payload);
    const real = render({ ...payload, isDemo: false });
    expect([demo.html, demo.text].filter((body) => body.includes("demo shop"))).toHaveLength(2);
    expect([real.html, real.text].filter((body) => body.includes("demo shop"))).toEqual([]);
  });

  it("lets no value break out of its place", () => {
    const payload = samplePayload("result", "en_GB");
    const hostile = `"><script>alert('1')</script>\n& <b>`;
    const { html } = render({
      ...payload,
      brand: hostile,
      lang: hostile,
      contact: { ...payload.contact, name: hostile, email: hostile, phone: hostile },
      links: { ...payload.links, main: hostile, data: hostile, unsubscribe: hostile, terms: hostile, home: hostile },
    });
    expect(html).not.toMatch(/<script|<b>|alert\('/);
    expect(unbalanced(html)).toEqual([]);
    expect(html).toContain("&quot;&gt;&lt;script&gt;");
  });

  it("keeps a value of several lines on the lines of its place in plain text", () => {
    const payload = samplePayload("result", "en_GB");
    const { text } = render({ ...payload, isDemo: false, brand: "Two\r\nlines" });
    expect(text.split("\n")[0]).toBe("Two lines");
  });

  it("has a subject of one line, even if its text has two", () => {
    const payload = samplePayload("confirm", "en_GB");
    const twoLines = "mail-confirm-subject =\n    One\n    two\n";
    const text = payload.text.replace(/^mail-confirm-subject .*\n/m, twoLines);
    expect(render({ ...payload, text }).subject).toBe("One two");
  });

  it("is not written with a text missing", () => {
    const payload = samplePayload("confirm", "en_GB");
    const text = payload.text.replace(/^mail-legal .*\n/m, "");
    expect(() => render({ ...payload, text })).toThrow('The text "mail-legal" is not in this page\'s payload.');
  });
});

describe.each(everyMail.filter(({ mail }) => !leadMails.includes(mail) && mail !== "cart" && mail !== "withdrawal"))(
  "the $mail mail in $locale",
  ({ mail, locale }) => {
    const { html, text } = sampleMail(mail, locale);

    it("says what was bought, and by which number", () => {
      const { lines, number } = sampleOrder(mail);
      const expected = mail === "order-refunded" ? ["DE-100001-C1"] : lines.map(({ name }) => name);
      for (const words of [...expected, number ?? ""]) {
        expect(html).toContain(words);
        expect(text).toContain(words);
      }
    });

    it("links to no dispute platform that is closed", () => {
      expect(`${html}${text}`).not.toContain("consumers/odr");
    });
  },
);

describe.each(everyMail.filter(({ mail }) => contractMails.includes(mail)))(
  "the $mail mail in $locale",
  ({ mail, locale }) => {
    it("holds the contract: terms, withdrawal, its form and who sells", () => {
      const { html, text } = sampleMail(mail, locale);
      for (const words of ["1. Who we are", "Model form", "Terms", "Withdrawal", "DE000000000", "Erika Mustermann"]) {
        expect(html).toContain(words);
        expect(text).toContain(words);
      }
      expect(text).toContain("\n1. You choose.\n2. You order\n");
    });
  },
);

describe("an invoice", () => {
  const { html, text } = sampleMail("order-paid", "en_GB");

  it("shows the tax of each rate, the total, both sides and both days", () => {
    const facts = [
      "6,77\u00a0€",
      "96,70\u00a0€",
      "103,47\u00a0€",
      "113,80\u00a0€",
      "Lange Straße 12a",
      "London, ZZ1 1ZZ",
    ];
    for (const fact of [...facts, "15.11.2026", "16.11.2026", "PayPal", "2–4"]) {
      expect(html).toContain(fact);
      expect(text).toContain(fact);
    }
  });

  it("reads as a bill in plain text: words on the left, amounts in line on the right", () => {
    const lines = text.split("\n");
    const total = lines.find((line) => line.startsWith("Total incl. VAT"));
    expect(total).toHaveLength(76);
    expect(total?.endsWith("  113,80\u00a0€")).toBe(true);
    const rate = lines.find((line) => line.startsWith("7\u00a0%"));
    expect(rate).toMatch(/ 96,70\u00a0€ +6,77\u00a0€ +103,47\u00a0€$/);
  });

  it("leaves out what an order does not have", () => {
    const payload = samplePayload("order-paid", "en_GB");
    const whole = sampleOrder("order-paid");
    const lines = whole.lines.filter(({ discount }) => discount === null);
    const order = { ...whole, lines, discount: null, delivery: null, deliveryDays: null };
    const digital = render({ ...payload, order, links: { ...payload.links, data: null, withdraw: null } });
    expect(digital.text).not.toMatch(/Voucher|Delivery|working days|Cancel my order/);
    expect(digital.html).not.toContain("null");
  });
});

describe("the document of a mail", () => {
  it("comes with an invoice and with a credit note, and with nothing else", () => {
    const named = mailNames.map((mail) => [mail, sampleMail(mail, "en_GB").document?.name]);
    expect(Object.fromEntries(named.filter(([, name]) => name !== undefined))).toEqual({
      "order-paid": "DE-100001",
      "order-refunded": "DE-100001-C1",
    });
  });

  it("says what the mail says, and that a demo shop sells nothing", () => {
    const { document, text } = sampleMail("order-paid", "en_GB");
    const unwrapped = text.replaceAll(/\s+/g, " ");
    const tables = document?.parts.filter(({ part }) => part === "table") ?? [];
    expect(document?.title).toBe("Invoice DE-100001");
    expect(document?.parts[0]).toEqual({ part: "paragraph", text: expect.stringContaining("demo") });
    expect(tables).toHaveLength(2);
    for (const row of tables.flatMap((table) => (table.part === "table" ? table.rows : []))) {
      for (const words of [...row.words, ...row.amounts]) {
        expect(unwrapped).toContain(words.replaceAll(/\s+/g, " "));
      }
    }
    expect(document?.parts.filter(({ part }) => part === "legal")).toHaveLength(2);
  });

  it("holds no link that opens the order", () => {
    for (const mail of mailNames) {
      expect(JSON.stringify(sampleMail(mail, "en_GB").document)).not.toContain("#order=");
    }
  });

  it("is an invoice still when its buyer is forgotten", () => {
    const payload = samplePayload("order-paid", "en_GB");
    const order = { ...sampleOrder("order-paid"), email: "" };
    const { document } = render({ ...payload, order });
    const facts = document?.parts.flatMap((part) => (part.part === "facts" ? part.facts : [])) ?? [];
    expect(facts.find(({ lines }) => lines.includes("Kim Muster"))?.lines).toEqual(order.addressLines);
  });
});

describe("the mail about digital goods", () => {
  it("repeats what the buyer agreed to, and only then", () => {
    const payload = samplePayload("goods", "en_GB");
    const order = sampleOrder("goods");
    const agreed = order.opened?.agreed ?? "";
    expect(render(payload).text.replaceAll(/\s+/g, " ")).toContain(agreed);
    const waited = render({ ...payload, order: { ...order, opened: { names: ["Light Kitchen"], agreed: null } } });
    expect(waited.text).not.toContain("declared");
  });
});

it("a parcel without a carrier's page has no button for it", () => {
  const payload = samplePayload("order-shipped", "en_GB");
  const order = sampleOrder("order-shipped");
  const bare = { sentOn: "17.11.2026", carrier: null, tracking: null, trackingHref: null };
  const { text } = render({ ...payload, order: { ...order, shipment: bare } });
  expect(text).toContain("Sent on: 17.11.2026");
  expect(text).not.toMatch(/Carrier|Track/);
});

it("a mail about an order is not written without one", () => {
  const payload = samplePayload("order-paid", "en_GB");
  expect(() => render({ ...payload, order: null })).toThrow('The mail "order-paid" came without an order.');
});

describe.each(everyMail.filter(({ mail }) => mail === "withdrawal"))(
  "the $mail mail in $locale",
  ({ mail, locale }) => {
    it("repeats the statement with date and time, and says until when money goes back", () => {
      const { html, text } = sampleMail(mail, locale);
      const { id, statement, received, receivedAt, refundBy } = sampleWithdrawal;
      for (const words of [...statement, received, receivedAt, refundBy, id]) {
        expect(html).toContain(words);
        expect(text.replaceAll(/\s+/g, " ")).toContain(words);
      }
    });

    it("is not written without a statement", () => {
      expect(() => render({ ...samplePayload(mail, locale), withdrawal: null })).toThrow("needs one");
    });
  },
);
