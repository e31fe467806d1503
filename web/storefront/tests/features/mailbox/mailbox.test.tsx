// @vitest-environment happy-dom
// The page of mail links: nothing happens by opening it, everything by one button, and what is gone is said to be gone.

import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { QuizBrowser } from "../quiz/quiz-browser.tsx";
import { everyAnswer, everyAskQuiz, quizText } from "../quiz/sample-quiz.ts";

const api = "https://api.example/api";

let browser: QuizBrowser;
let asked: string[];

// What a page loads at the first use is at hand here.
beforeAll(async () => {
  await import("@trichter/shared/api-client");
  await import("../../../src/features/mailbox/mailbox.tsx");
  await import("../../../src/features/quiz/given-answers.tsx");
  await import("../../../src/features/quiz/forget-runs.tsx");
});

beforeEach(() => {
  asked = [];
  browser = new QuizBrowser(everyAskQuiz());
});

afterEach(() => browser.close());

function answer(call: string, respond: () => Response): void {
  browser.device.answers.set(call, (request) => {
    asked.push(`${call} ${request?.headers.get("authorization")}`);
    return respond();
  });
}

/** As the start of the app takes it out of the address. */
async function open(link: string | null): Promise<void> {
  if (link) {
    browser.device.keptInTab.setItem("trichter:mail-link", link);
  }
  await browser.open("", "mailbox");
}

function panel(): string {
  return browser.find(".mailbox-panel").textContent ?? "";
}

it("says what it is for without a link", async () => {
  await open(null);
  expect(panel()).toContain("text of mailbox-about-heading");
  expect(browser.find(".mailbox-panel a").getAttribute("href")).toBe("mailto:service@shop.example");
});

describe.each([
  ["confirm", "newsletter/confirm"],
  ["unsubscribe", "newsletter/unsubscribe"],
])("a link to %s", (purpose, path) => {
  const call = `POST ${api}/${path}`;

  it("does nothing until the button is pressed, then once, and is forgotten", async () => {
    answer(call, () => Response.json({ state: "done" }));
    await open(`#${purpose}=abc`);
    expect(asked).toEqual([]);
    expect(panel()).toContain(`text of mailbox-${purpose}-text`);
    await browser.click(`text of mailbox-${purpose}-action`);
    expect(asked).toEqual([`${call} Bearer abc`]);
    expect(document.activeElement?.textContent).toBe(`text of mailbox-${purpose}-done-heading`);
    expect(browser.device.keptInTab.length).toBe(0);
  });

  it("that is gone says so", async () => {
    answer(call, () => Response.json({ code: "not-found", title: "gone" }, { status: 404 }));
    await open(`#${purpose}=abc`);
    await browser.click(`text of mailbox-${purpose}-action`);
    expect(document.activeElement?.textContent).toBe("text of mailbox-gone-heading");
    expect(browser.device.keptInTab.length).toBe(0);
  });

  it("waits for a connection, and works after a reload", async () => {
    await open(`#${purpose}=abc`);
    await browser.click(`text of mailbox-${purpose}-action`);
    expect(browser.find("[role=alert]").textContent).toBe("text of mailbox-offline");
    await browser.close();
    answer(call, () => Response.json({ state: "done" }));
    await browser.open("", "mailbox");
    await browser.click(`text of mailbox-${purpose}-action`);
    expect(panel()).toContain(`text of mailbox-${purpose}-done-text`);
  });
});

describe("a link to one's data", () => {
  const read = `GET ${api}/my-data`;
  const erase = `DELETE ${api}/my-data`;
  const session = {
    id: "ses_SESSION",
    quiz: "sample",
    revision: "r1",
    country: "DE",
    locale: "de_DE",
    funnel: "start",
    text_version: "2031-01-03",
    answers: [
      { step: "goal", sequence: 1, answered_at: 1, answer: { chosen: ["calm"] } },
      { step: "height", sequence: 2, answered_at: 2, answer: { number: 1780 } },
      { step: "card", sequence: 3, answered_at: 3, answer: "skipped" },
    ],
    created_at: 1_000_000_000_000,
    finished_at: null,
    expires_at: 1_002_000_000_000,
    health_consent: { given_at: 1_000_000_000_000, withdrawn_at: null },
  };
  const data = {
    email: "anna@example.org",
    forms: [
      {
        id: "led_1",
        created_at: 1_000_000_000_000,
        country: "DE",
        locale: "de_DE",
        funnel: "start",
        marks: { utm_source: "letter" },
        run: "ses_SESSION",
        wants_result: true,
        newsletter: {
          state: "asked",
          text_version: "2031-01-04",
          asked_at: 1_000_000_000_000,
          confirmed_at: null,
          withdrawn_at: null,
        },
        consents: [],
      },
    ],
    runs: [session],
    orders: [
      {
        id: "ord_1",
        number: "DE-100001",
        state: "paid",
        country: "DE",
        locale: "de_DE",
        address_lines: ["Anna Berg", "Weg 1", "10115 Berlin"],
        address: { name: "Anna Berg", phone: "+49301234" },
        lines: [{ package: "daily-trio-3", name: "Tages-Trio", quantity: 2, total: "99.90" }],
        currency: "EUR",
        discount: "0.00",
        delivery: "3.90",
        total: "103.80",
        method: "card",
        coupon: null,
        funnel: null,
        run: null,
        created_at: 1_000_000_000_000,
        placed_at: 1_000_000_000_000,
        paid_at: 1_000_000_000_000,
        shipped_at: null,
        refunded: "10.00",
      },
    ],
    withdrawals: [
      {
        id: "wdr_1",
        received_at: 1_000_000_000_000,
        country: "DE",
        locale: "de_DE",
        name: "Anna Berg",
        order: "DE-100001",
        items: null,
        with_later_orders: false,
        statement: "Hiermit widerrufe ich.\nDE-100001",
        words_version: "2031-01-05",
      },
    ],
  };

  beforeEach(async () => {
    answer(read, () => Response.json(data));
    const quiz = everyAskQuiz();
    browser.device.answers.set(`${api}/quizzes/sample/r1/de_DE`, () => Response.json({ quiz, text: quizText(quiz) }));
  });

  it("shows everything in words", async () => {
    await open("#data=led_1.abc");
    expect(asked).toEqual([`${read} Bearer led_1.abc`]);
    const facts = [...document.querySelectorAll("dt")].map(({ textContent, nextElementSibling }) => [
      textContent,
      nextElementSibling?.textContent,
    ]);
    expect(facts).toContainEqual(["text of mailbox-data-email", "anna@example.org"]);
    expect(facts).toContainEqual(["text of mailbox-form-result", "text of mailbox-yes"]);
    expect(facts).toContainEqual(["text of mailbox-order-number", "DE-100001"]);
    expect(facts).toContainEqual(["text of mailbox-order-lines", "2 × Tages-Trio"]);
    expect(facts).toContainEqual(["text of mailbox-order-total", "103,80\u00a0€"]);
    expect(facts).toContainEqual(["text of mailbox-order-refunded", "10,00\u00a0€"]);
    expect(facts).toContainEqual(["text of mailbox-order-address", "Anna Berg, Weg 1, 10115 Berlin"]);
    expect(facts).toContainEqual(["text of mailbox-order-phone", "+49301234"]);
    expect(browser.find(".mailbox-statement").textContent).toBe("Hiermit widerrufe ich.\nDE-100001");
    expect(facts).toContainEqual(["text of mailbox-form-marks", "utm_source: letter"]);
    expect(facts).toContainEqual(["text of mailbox-form-wording", "2031-01-04"]);
    expect(facts.map(([name]) => name)).toContain("text of mailbox-newsletter-asked");
    expect(facts.map(([name]) => name)).not.toContain("text of mailbox-newsletter-confirmed");
    expect(facts).toContainEqual(["text of question-goal", "text of option-calm"]);
    expect(facts).toContainEqual(["text of question-height", "178 cm"]);
    expect(facts).toContainEqual(["text of question-card", "text of quiz-given-skipped"]);
  });

  it("names the steps where the quiz cannot be had", async () => {
    browser.device.answers.delete(`${api}/quizzes/sample/r1/de_DE`);
    await open("#data=led_1.abc");
    expect(browser.find(".given-answers").textContent).toBe("goalcalmheight1780cardskipped");
  });

  it("hands everything over as a file", async () => {
    const saved = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:1");
    await open("#data=led_1.abc");
    await browser.click("text of mailbox-data-download");
    const [blob] = saved.mock.calls[0] ?? [];
    expect(JSON.parse(await (blob as Blob).text())).toEqual(data);
  });

  it("deletes everything after a second question, here too", async () => {
    browser.answerBefore(everyAnswer, "given");
    answer(erase, () => new Response(null, { status: 204 }));
    await open("#data=led_1.abc");
    await browser.click("text of mailbox-erase");
    expect(document.activeElement?.textContent).toBe("text of mailbox-erase-heading");
    await browser.click("text of mailbox-erase-no");
    expect(document.activeElement?.textContent).toBe("text of mailbox-erase");
    await browser.click("text of mailbox-erase");
    expect(asked).toHaveLength(1);
    await browser.click("text of mailbox-erase-yes");
    expect(asked.at(-1)).toBe(`${erase} Bearer led_1.abc`);
    expect(document.activeElement?.textContent).toBe("text of mailbox-erased-heading");
    expect(browser.run).toBeNull();
    expect(browser.sync.consentWithdrawn).toHaveBeenCalledOnce();
    expect(browser.device.keptInTab.length).toBe(0);
  });

  it("leaves a run on the device that is another's", async () => {
    browser.answerBefore(everyAnswer, "given");
    answer(read, () => Response.json({ ...data, runs: [{ ...session, id: "ses_OTHER" }] }));
    answer(erase, () => new Response(null, { status: 204 }));
    await open("#data=led_1.abc");
    await browser.click("text of mailbox-erase");
    await browser.click("text of mailbox-erase-yes");
    expect(panel()).toContain("text of mailbox-erased-text");
    expect(browser.run?.session).toBe("SESSION");
  });

  it("can be asked again when it did not answer", async () => {
    answer(read, () => new Response("", { status: 503 }));
    await open("#data=led_1.abc");
    expect(panel()).toContain("text of mailbox-busy");
    answer(read, () => Response.json(data));
    await browser.click("text of mailbox-retry");
    expect(panel()).toContain("anna@example.org");
  });
});
