// @vitest-environment happy-dom
// A quiz as visitors walk it: every way of asking, back and forth, reloads, consent, the kind ending.

import { act } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeDevice } from "./fake-device.ts";
import { QuizBrowser } from "./quiz-browser.tsx";
import { everyAnswer, everyAskQuiz, quizText } from "./sample-quiz.ts";

let browser: QuizBrowser;

afterEach(() => browser.close());

async function open(fragment = "", quiz = everyAskQuiz(), device = fakeDevice()): Promise<QuizBrowser> {
  browser = new QuizBrowser(quiz, device);
  await browser.open(fragment);
  return browser;
}

const answersUpTo = (id: string) => {
  const ids = Object.keys(everyAnswer);
  return Object.fromEntries(Object.entries(everyAnswer).slice(0, ids.indexOf(id)));
};

/** A browser whose visitor has answered everything before a step. */
async function openAt(id: string, number: number): Promise<QuizBrowser> {
  browser = new QuizBrowser(everyAskQuiz());
  browser.answerBefore(answersUpTo(id));
  await browser.open(`#step-${number}`);
  expect(browser.heading).toContain(`question-${id}`);
  return browser;
}

describe("the whole way", () => {
  it("leads through every sort of question to the next page of the funnel", async () => {
    await open();
    expect(browser.heading).toBe("text of question-goal");
    await browser.click('input[value="calm"]');
    expect([browser.fragment, browser.heading]).toEqual(["#step-2", "text of question-now"]);
    expect(document.activeElement?.id).toBe("quiz-question");
    expect(document.querySelectorAll("h1")).toHaveLength(1);
    expect(document.querySelector(".hero")).toBeNull();
    await browser.click('input[value="slim"]');
    await browser.click('input[value="walks"]');
    await browser.click('input[value="swims"]');
    await browser.click("text of quiz-continue");
    await browser.click('input[value="true"]');
    expect(browser.heading).toBe("text of question-card");
    await browser.press("ArrowRight");
    await browser.type("input.input", "Åsa");
    await browser.click("text of quiz-continue");
    expect(document.body.textContent).toContain("Good to know, Åsa. You chose calm.");
    await browser.click("text of quiz-continue");
    await browser.click("text of quiz-continue");
    expect(browser.heading).toBe("text of quiz-consent-heading");
    await browser.click("text of quiz-consent-without");
    for (const number of ["40", "178", "72,5"]) {
      await browser.type("input.quiz-number-field", number);
      await browser.click("text of quiz-continue");
    }
    expect([browser.fragment, browser.heading]).toEqual(["#step-13", "text of question-pregnant"]);
    await browser.click('input[value="no"]');
    expect(browser.left).toEqual(["/next/de"]);
    expect(browser.run).toMatchObject({
      answers: { ...everyAnswer, card: { chosen: ["yes"] }, weight: { number: 72_500 } },
      result: { ending: "trio", stop: null, scores: [4] },
      consent: "refused",
    });
  });

  it("keeps answers out of every address", async () => {
    await open();
    await browser.click('input[value="calm"]');
    await browser.click('input[value="slim"]');
    expect(browser.entries).toEqual(["", "#step-2", "#step-3"]);
  });

  it("goes on in the funnel that the address names", async () => {
    browser = new QuizBrowser(everyAskQuiz());
    browser.query = "?utm=1&src=v3";
    browser.answerBefore(answersUpTo("pregnant"));
    await browser.open("#step-13");
    await browser.click('input[value="no"]');
    expect(browser.left).toEqual(["/other/at?utm=1&src=v3"]);
  });
});

describe("a single choice", () => {
  it("is not made by arrow keys, which only move", async () => {
    await open();
    const second = browser.find<HTMLInputElement>('input[value="energy"]');
    second.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
    await browser.click('input[value="energy"]');
    expect([browser.fragment, second.checked]).toEqual(["", true]);
    second.dispatchEvent(new KeyboardEvent("keyup", { key: "ArrowDown", bubbles: true }));
    await browser.click("text of quiz-continue");
    expect(browser.fragment).toBe("#step-2");
    expect(browser.run?.answers.goal).toEqual({ chosen: ["energy"] });
  });

  it("is made by Space, also where browsers do not click", async () => {
    await open();
    const second = browser.find<HTMLInputElement>('input[value="energy"]');
    second.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
    await browser.click('input[value="energy"]');
    second.dispatchEvent(new KeyboardEvent("keyup", { key: "ArrowDown", bubbles: true }));
    second.dispatchEvent(new KeyboardEvent("keyup", { key: " ", bubbles: true }));
    await browser.settle();
    expect(browser.fragment).toBe("#step-2");
    expect(browser.run?.answers.goal).toEqual({ chosen: ["energy"] });
  });

  it("says kindly what is missing", async () => {
    await open();
    await browser.click(".quiz-continue");
    expect(browser.find('[role="alert"]').textContent).toBe("text of quiz-choose-missing");
    expect(browser.run).toBeNull();
  });
});

describe("several choices", () => {
  it("exclude what stands alone, and no more than allowed can be made", async () => {
    await openAt("habits", 3);
    const isChecked = (id: string) => browser.find<HTMLInputElement>(`input[value="${id}"]`).checked;
    await browser.click('input[value="walks"]');
    await browser.click('input[value="none"]');
    expect([isChecked("walks"), isChecked("none")]).toEqual([false, true]);
    await browser.click('input[value="walks"]');
    expect([isChecked("walks"), isChecked("none")]).toEqual([true, false]);
    await browser.click(".quiz-continue");
    expect(browser.run?.answers.habits).toEqual({ chosen: ["walks"] });
  });
});

describe("cards", () => {
  it("are answered by buttons and keys, and can be put aside", async () => {
    await openAt("card", 5);
    await browser.press("ArrowLeft");
    expect(browser.run?.answers.card).toEqual({ chosen: ["no"] });
    await browser.click(".quiz-back");
    expect(browser.find('[aria-pressed="true"]').textContent).toBe("text of option-no");
    await browser.click("text of option-yes");
    expect(browser.run?.answers.card).toEqual({ chosen: ["yes"] });
    await browser.click(".quiz-back");
    await browser.click("text of quiz-put-aside");
    expect(browser.run?.answers.card).toBe("skipped");
  });

  it("are answered by dragging far enough, and spring back before", async () => {
    await openAt("card", 5);
    const card = browser.find<HTMLElement>(".quiz-card:not(.quiz-card-behind)");
    card.setPointerCapture = () => {};
    const drag = (to: number) =>
      act(async () => {
        const moves = { pointerdown: 200, pointermove: to, pointerup: to };
        for (const [type, clientX] of Object.entries(moves)) {
          card.dispatchEvent(new PointerEvent(type, { clientX, pointerId: 1, isPrimary: true, bubbles: true }));
        }
      });
    await drag(260);
    expect([browser.run?.answers.card, card.style.getPropertyValue("translate")]).toEqual([undefined, ""]);
    await drag(320);
    expect(browser.run?.answers.card).toEqual({ chosen: ["yes"] });
  });
});

describe("a number", () => {
  it("is shown again as it was typed, and converted when the unit changes", async () => {
    await openAt("weight", 12);
    await browser.type("input.quiz-number-field", "72,50");
    await browser.click(".quiz-continue");
    expect(browser.run?.answers.weight).toEqual({ number: 72_500 });
    await browser.click(".quiz-back");
    expect(browser.find<HTMLInputElement>("input.quiz-number-field").value).toBe("72,50");
    await browser.click('input[value="st-lb"]');
    const fields = [...document.querySelectorAll<HTMLInputElement>("input.quiz-number-field")];
    expect(fields.map(({ value }) => value)).toEqual(["11", "6"]);
  });

  it("out of range is refused at its field", async () => {
    await openAt("weight", 12);
    await browser.type("input.quiz-number-field", "5");
    await browser.click(".quiz-continue");
    const field = browser.find("input.quiz-number-field");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(field.getAttribute("aria-describedby")).toBe(browser.find('[role="alert"]').id);
    expect(document.activeElement).toBe(field);
    expect(browser.run?.answers.weight).toBeUndefined();
  });
});

describe("back and forth", () => {
  it("shows the earlier answer and lets one go on without changing it", async () => {
    await openAt("now", 2);
    await browser.click('input[value="round"]');
    await browser.click(".quiz-back");
    expect(browser.find<HTMLInputElement>('input[value="round"]').checked).toBe(true);
    await browser.click("text of quiz-continue");
    expect(browser.heading).toBe("text of question-habits");
  });

  it("follows the browser's own buttons", async () => {
    await open();
    await browser.click('input[value="calm"]');
    await browser.click('input[value="slim"]');
    await browser.goBackInHistory();
    expect(browser.heading).toBe("text of question-now");
    await browser.goBackInHistory();
    expect(browser.heading).toBe("text of question-goal");
    expect(document.querySelector(".hero")).not.toBeNull();
    await browser.goForwardInHistory();
    expect(browser.heading).toBe("text of question-now");
  });

  it("corrects an address beyond the answers", async () => {
    browser = new QuizBrowser(everyAskQuiz());
    browser.answerBefore(answersUpTo("habits"));
    await browser.open("#step-9");
    expect([browser.fragment, browser.heading]).toEqual(["#step-3", "text of question-habits"]);
    expect(browser.entries).toHaveLength(1);
  });
});

describe("somebody who comes back", () => {
  it("is offered to go on, or to start again", async () => {
    browser = new QuizBrowser(everyAskQuiz());
    browser.answerBefore(answersUpTo("says"));
    await browser.open();
    expect(browser.find(".quiz-resume").textContent).toContain("text of quiz-resume-heading");
    await browser.click("text of quiz-resume-continue");
    expect([browser.fragment, browser.heading]).toEqual(["#step-4", "text of question-says"]);
    await browser.click(".quiz-back");
    await browser.goBackInHistory();
    await browser.close();
    await browser.open();
    await browser.click("text of quiz-restart");
    expect(browser.run).toBeNull();
    expect(document.querySelector(".quiz-resume")).toBeNull();
  });

  it("finds the result where the quiz was finished", async () => {
    browser = new QuizBrowser(everyAskQuiz());
    browser.answerBefore(everyAnswer);
    await browser.open();
    expect(browser.find(".quiz-resume a").getAttribute("href")).toBe("/next/de");
  });
});

describe("consent", () => {
  it("needs a tick to save, and tells whoever saves of everything after it", async () => {
    await openAt("sleep", 8);
    await browser.click(".quiz-continue");
    expect(browser.find<HTMLInputElement>('input[type="checkbox"]').checked).toBe(false);
    await browser.click("text of quiz-consent-save");
    expect(browser.find('[role="alert"]').textContent).toBe("text of quiz-consent-missing");
    expect(browser.sync.consentGiven).not.toHaveBeenCalled();
    await browser.click('input[type="checkbox"]');
    await browser.click("text of quiz-consent-save");
    expect(browser.sync.consentGiven).toHaveBeenCalledTimes(1);
    expect(browser.heading).toBe("text of question-age");
    await browser.type("input.quiz-number-field", "40");
    await browser.click(".quiz-continue");
    expect(browser.sync.answerGiven).toHaveBeenLastCalledWith(expect.objectContaining({ consent: "given" }), "age");
  });

  it("can be withdrawn on every such question, with as many clicks", async () => {
    browser = new QuizBrowser(everyAskQuiz());
    browser.answerBefore(answersUpTo("weight"), "given");
    await browser.open("#step-12");
    expect(browser.find(".quiz-saved").textContent).toContain("text of quiz-saved");
    await browser.click("text of quiz-saved-change");
    await browser.click("text of quiz-consent-without");
    expect(browser.sync.consentWithdrawn).toHaveBeenCalledTimes(1);
    expect(browser.heading).toBe("text of question-weight");
    expect(browser.find(".quiz-saved").textContent).toContain("text of quiz-not-saved");
  });

  it("refused tells nobody anything", async () => {
    await openAt("weight", 12);
    await browser.type("input.quiz-number-field", "72");
    await browser.click(".quiz-continue");
    expect(browser.sync.answerGiven).not.toHaveBeenCalled();
  });
});

describe("the kind ending", () => {
  it("offers nothing, and Back changes the answer", async () => {
    await openAt("age", 10);
    await browser.type("input.quiz-number-field", "17");
    await browser.click(".quiz-continue");
    expect(browser.heading).toBe("text of quiz-stop-under-age-heading");
    expect(browser.left).toEqual([]);
    expect(browser.find(".quiz-stopped a").getAttribute("href")).toBe("/at");
    await browser.click(".quiz-back");
    expect(browser.heading).toBe("text of question-age");
  });
});

describe("another revision", () => {
  const address = "https://api.example/api/quizzes/sample/r1/de_DE";
  const newer = () => ({ ...everyAskQuiz(), revision: "r2" });

  function began(): QuizBrowser {
    browser = new QuizBrowser(newer());
    browser.answerBefore(answersUpTo("habits"), "none", everyAskQuiz());
    return browser;
  }

  it("lets a visitor go on with the one they began", async () => {
    const older = { ...everyAskQuiz() };
    const text = quizText(older).replace("text of question-habits", "Which were the habits?");
    began().device.answers.set(address, () => Response.json({ quiz: older, text }));
    await browser.open("#step-3");
    expect(browser.heading).toBe("Which were the habits?");
    await browser.click('input[value="walks"]');
    await browser.click(".quiz-continue");
    expect(browser.run).toMatchObject({ revision: "r1", answers: { habits: { chosen: ["walks"] } } });
  });

  it("takes its place where the old one is gone, with the answers that fit", async () => {
    began().device.answers.set(address, () => new Response(null, { status: 404 }));
    await browser.open("#step-3");
    expect(browser.heading).toBe("text of question-habits");
    expect(browser.run).toMatchObject({ revision: "r2", answers: { goal: { chosen: ["calm"] } } });
  });

  it("waits without a connection, and tries again when asked", async () => {
    await began().open("#step-3");
    expect(document.body.textContent).toContain("text of quiz-failed");
    expect(browser.fragment).toBe("#step-3");
    browser.device.answers.set(address, () => Response.json({ quiz: everyAskQuiz(), text: quizText(everyAskQuiz()) }));
    await browser.click("text of quiz-retry");
    expect(browser.heading).toBe("text of question-habits");
  });
});

it("shows a map of its sections, with words for their state", async () => {
  await openAt("age", 10);
  const states = [...document.querySelectorAll(".quiz-map > li")].map((item) => item.textContent);
  expect(states).toEqual([
    "text of section-day text of quiz-section-done",
    "text of section-body text of quiz-section-now",
  ]);
  expect(browser.find('[aria-current="step"]').textContent).toContain("section-body");
  const bar = browser.find<HTMLProgressElement>("progress");
  expect([bar.value, bar.getAttribute("aria-label")]).toEqual([666, "text of quiz-progress"]);
});
