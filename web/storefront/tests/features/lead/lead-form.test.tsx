// @vitest-environment happy-dom
// The e-mail form: what it sends, once, what it says to every answer, and that nobody needs it.

import { act } from "react";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { QuizBrowser } from "../quiz/quiz-browser.tsx";
import { everyAnswer, everyAskQuiz } from "../quiz/sample-quiz.ts";

const address = "POST https://api.example/api/leads";

let browser: QuizBrowser;
let sent: Record<string, unknown>[];

// What a page loads at the first use is at hand here.
beforeAll(() => import("@trichter/shared/api-client"));

beforeEach(() => {
  sent = [];
  browser = new QuizBrowser(everyAskQuiz());
});

afterEach(() => browser.close());

function answerWith(...answers: (() => Response)[]): void {
  browser.device.answers.set(address, async (request) => {
    sent.push((await request?.json()) as Record<string, unknown>);
    const [answer = taken] = answers.splice(0, 1);
    return answer();
  });
}

function taken(): Response {
  return Response.json({ id: "led_SESSION", outcome: "taken" }, { status: 201 });
}

function problem(status: number, code: string, headers = {}): () => Response {
  return () => Response.json({ code, title: code }, { status, headers });
}

function didYouMean(): Response {
  return Response.json({ id: "led_SESSION", outcome: "did-you-mean", suggestion: "anna@gmail.com" });
}

async function open(consent: "given" | "refused" | "none" = "given"): Promise<void> {
  browser.answerBefore(everyAnswer, consent);
  await browser.open("", "email");
}

async function fill(email: string, ...names: string[]): Promise<void> {
  for (const name of names) {
    await browser.click(`input[name=${name}]`);
  }
  await browser.type("#lead-email", email);
}

function alert(): string {
  return document.querySelector("[role=alert]")?.textContent ?? "";
}

describe("a form", () => {
  it("is sent with the run, and says where to look", async () => {
    answerWith();
    await open();
    await fill(" anna@example.org ", "result");
    await browser.click("text of lead-send");
    expect(sent).toEqual([
      {
        id: "led_SESSION",
        email: "anna@example.org",
        email_is_meant: false,
        run: { id: "ses_SESSION", secret: "secret" },
        country: "DE",
        locale: "de_DE",
        funnel: "start",
        marks: {},
        wants_result: true,
        newsletter: false,
        text_version: "2031-01-04",
      },
    ]);
    const heading = browser.find("#lead-heading");
    expect(heading.textContent).toBe("text of lead-sent-heading");
    expect(document.activeElement).toBe(heading);
    expect(document.body.textContent).toContain("text of lead-sent-result");
    expect(document.body.textContent).not.toContain("text of lead-sent-newsletter");
    expect(browser.find(".email-way-on a").getAttribute("href")).toBe("/next/de");
  });

  it("for the newsletter alone tells nothing of the run", async () => {
    answerWith();
    await open();
    await fill("anna@example.org", "newsletter");
    await browser.click("text of lead-send");
    expect(sent).toMatchObject([{ run: null, wants_result: false, newsletter: true }]);
    expect(document.body.textContent).toContain("text of lead-sent-newsletter");
  });

  it("is not sent before something is ticked and an address written", async () => {
    answerWith();
    await open();
    expect(document.querySelectorAll("input:checked")).toHaveLength(0);
    await browser.type("#lead-email", "anna@example.org");
    await browser.click("text of lead-send");
    expect(alert()).toBe("text of lead-wish-missing");
    expect(document.activeElement).toBe(browser.find("input[name=result]"));
    await browser.click("input[name=result]");
    expect(alert()).toBe("");
    for (const [written, said] of [
      ["", "text of lead-email-missing"],
      ["anna", "text of lead-email-invalid"],
      ["anna@", "text of lead-email-invalid"],
    ] as const) {
      await browser.type("#lead-email", written);
      await browser.click("text of lead-send");
      expect(alert()).toBe(said);
      expect(document.activeElement).toBe(browser.find("#lead-email"));
    }
    expect(sent).toEqual([]);
  });

  it.each([
    ["email-invalid", "text of lead-email-invalid"],
    ["email-disposable", "text of lead-email-disposable"],
    ["email-unreachable", "text of lead-email-unreachable"],
  ])("that is refused as %s says so at the field", async (code, said) => {
    answerWith(problem(422, code));
    await open();
    await fill("anna@example.org", "result");
    await browser.click("text of lead-send");
    const field = browser.find("#lead-email");
    expect(alert()).toBe(said);
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toBe(said);
  });

  it.each([
    ["too many at once", problem(429, "too-many-requests"), "text of lead-busy"],
    ["a limit of minutes", problem(429, "too-many-requests", { "retry-after": "600" }), "text of lead-busy-later"],
    ["a limit of a day", problem(429, "too-many-requests", { "retry-after": "40000" }), "text of lead-busy-tomorrow"],
    ["a server at rest", problem(503, "unavailable"), "text of lead-busy"],
    ["a fault", problem(500, "internal"), "text of lead-failed"],
    ["a run that is gone", problem(404, "not-found"), "text of lead-run-gone"],
  ])("meets %s", async (_, answer, said) => {
    answerWith(answer);
    await open();
    await fill("anna@example.org", "result");
    await browser.click("text of lead-send");
    expect(alert()).toBe(said);
    expect(browser.find<HTMLInputElement>("#lead-email").value).toBe("anna@example.org");
  });

  it("that could not be sent is sent again under the same id, and a changed one under another", async () => {
    let ids = 0;
    await open();
    browser.device.newId = () => `ID${++ids}`;
    await fill("anna@example.org", "result");
    await browser.click("text of lead-send");
    expect(alert()).toBe("text of lead-offline");
    answerWith(problem(503, "unavailable"), problem(503, "unavailable"));
    await browser.click("text of lead-send");
    await browser.type("#lead-email", "berta@example.org");
    await browser.click("text of lead-send");
    await browser.click("text of lead-send");
    expect(sent.map(({ id, email }) => [id, email])).toEqual([
      ["led_ID1", "anna@example.org"],
      ["led_ID2", "berta@example.org"],
      ["led_ID2", "berta@example.org"],
    ]);
  });

  it("is sent once, however often the button is pressed", async () => {
    answerWith();
    await open();
    await fill("anna@example.org", "result", "newsletter");
    const button = browser.find("button[type=submit]");
    await act(async () => {
      button.click();
      button.click();
    });
    await browser.settle();
    expect(sent).toHaveLength(1);
    expect(document.body.textContent).toContain("text of lead-sent-heading");
  });
});

describe("a slip in the address", () => {
  beforeEach(async () => {
    answerWith(didYouMean);
    await open();
    await fill("anna@gmial.com", "result");
    await browser.click("text of lead-send");
    expect(document.activeElement?.textContent).toBe("text of lead-did-you-mean");
  });

  it("is mended", async () => {
    await browser.click("text of lead-take-suggestion");
    expect(sent.at(-1)).toMatchObject({ email: "anna@gmail.com", email_is_meant: true });
    expect(document.body.textContent).toContain("text of lead-sent-heading");
  });

  it("is none", async () => {
    await browser.click("text of lead-keep-written");
    expect(sent.map(({ id, email, email_is_meant }) => [id, email, email_is_meant])).toEqual([
      ["led_SESSION", "anna@gmial.com", false],
      ["led_SESSION", "anna@gmial.com", true],
    ]);
  });

  it("is forgotten when the address is changed", async () => {
    await browser.type("#lead-email", "anna@example.org");
    expect(document.querySelector(".lead-hint")).toBeNull();
  });
});

/** What takes the place of the box for the result. */
const saidInstead = ".lead-no-result:not([data-idle])";

describe("answers that are only on the device", () => {
  it("are kept for who was never asked and wants the result mailed", async () => {
    const calls: string[] = [];
    for (const path of ["/api/quiz-sessions", "/api/quiz-sessions/ses_SESSION/answers"]) {
      browser.device.answers.set(`POST https://api.example${path}`, async (request) => {
        calls.push(JSON.stringify(await request?.json()));
        return new Response(null, { status: 204 });
      });
    }
    answerWith();
    await open("none");
    const keep = browser.find(".lead-wish-help span");
    expect([keep.textContent, keep.hasAttribute("data-idle")]).toEqual(["text of lead-result-keep", false]);
    await fill("anna@example.org", "result");
    await browser.click("text of lead-send");
    expect(calls).toHaveLength(2);
    expect(calls[1]).toContain('"finished":true');
    expect(sent.map(({ run }) => run)).toEqual([{ id: "ses_SESSION", secret: expect.any(String) }]);
  });

  it("cannot be mailed, and the form says why", async () => {
    answerWith();
    await open("refused");
    expect(browser.find(saidInstead).textContent).toBe("text of lead-result-on-device");
    await fill("anna@example.org", "result");
    await browser.click("text of lead-send");
    expect(alert()).toBe("text of lead-wish-missing");
    expect(document.activeElement).toBe(browser.find("input[name=newsletter]"));
    expect(sent).toEqual([]);
  });

  it("are not there before a quiz is finished", async () => {
    await browser.open("", "email");
    expect(browser.find(saidInstead).textContent).toBe("text of lead-result-none");
  });
});

it.each([
  [true, { utm_source: "news letter", gclid: "abc" }],
  [false, {}],
])("marks of advertisements are told if that is allowed: %s", async (allowsMarketing, marks) => {
  answerWith();
  browser.allowsMarketing = allowsMarketing;
  browser.query = "?utm_source=news+letter&gclid=abc&other=1&utm_term=";
  await open();
  await fill("anna@example.org", "newsletter");
  await browser.click("text of lead-send");
  expect(sent).toMatchObject([{ marks }]);
  expect(sent[0]?.marks).toEqual(marks);
});

describe("cards", () => {
  beforeEach(async () => {
    answerWith();
    browser.formStyle = "cards";
    await open();
  });

  it("ask what, then where to, and Back leads from one to the other", async () => {
    expect(browser.find("#lead-heading").textContent).toBe("text of lead-card-wishes");
    await browser.click("text of lead-continue");
    expect(alert()).toBe("text of lead-wish-missing");
    await browser.click("input[name=result]");
    await browser.click("text of lead-continue");
    expect(browser.fragment).toBe("#step-2");
    const heading = browser.find("#lead-heading");
    expect(heading.textContent).toBe("text of lead-card-address");
    expect(document.activeElement).toBe(heading);
    await browser.goBackInHistory();
    expect(browser.find("#lead-heading").textContent).toBe("text of lead-card-wishes");
    expect(browser.find<HTMLInputElement>("input[name=result]").checked).toBe(true);
    await browser.click("text of lead-continue");
    await browser.type("#lead-email", "anna@example.org");
    await browser.click("text of lead-send");
    expect(sent).toMatchObject([{ wants_result: true, newsletter: false }]);
  });

  it("begin anew at an address of the second one", async () => {
    await browser.close();
    await browser.open("#step-2", "email");
    expect(browser.find("#lead-heading").textContent).toBe("text of lead-card-wishes");
    expect(browser.fragment).toBe("");
  });
});
