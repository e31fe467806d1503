// Every quiz in every language on a phone, from the first question to the summary: by mouse and by keyboard alone, straight
// through, with answers changed on the way, and across reloads. Answers leave no traces on the way.

import { type AnswerTraces, watchTraces } from "./harness/answer-traces.ts";
import { shiftsOf, watchShifts } from "./harness/layout-shifts.ts";
import { isFull, languages, nth } from "./harness/matrix.ts";
import { isReady } from "./harness/opened-page.ts";
import { endingHeading, followToSummary, quizzes } from "./harness/quiz-table.ts";
import {
  createWalker,
  type Hand,
  leaves,
  ordinaryPlan,
  question,
  screenNumber,
  type Walker,
} from "./harness/quiz-walker.ts";
import { expect, test } from "./harness/shop.ts";

test.use({ viewport: { width: 390, height: 844 } });

const hands: readonly Hand[] = ["mouse", "keyboard"];

/** What else a visitor does on a screen that has come. */
type Manner = { name: string; onScreen(walker: Walker): Promise<void> };

const straightThrough: Manner = { name: "straight through", onScreen: () => Promise.resolve() };
const acrossReloads: Manner = { name: "across reloads", onScreen: ({ page }) => reload(page) };
const changingAnswers: Manner = { name: "changing answers", onScreen: changeAnswerBefore };

const manners = [straightThrough, changingAnswers, acrossReloads];

type Way = { hand: Hand; manner: Manner };

/** All of them; or one for half of the languages, such that every quiz meets every hand and manner, every language both hands. */
function waysOf(row: number, column: number): Way[] {
  if (isFull) {
    return hands.flatMap((hand) => manners.map((manner) => ({ hand, manner })));
  }
  const [couple, pair] = [row >> 1, column >> 1];
  return (row + column) % 2 === 0 ? [{ hand: nth(hands, couple + pair), manner: nth(manners, row + pair) }] : [];
}

for (const [row, { name, email, summary, query, ending }] of quizzes.entries()) {
  for (const [column, country] of languages.entries()) {
    for (const { hand, manner } of waysOf(row, column)) {
      test(`/${name}/${country.segment} by ${hand}, ${manner.name}`, async ({ page }) => {
        // Some see how answers come and go, most are spared the time.
        const isMoving = hand === "mouse" && manner === straightThrough;
        await page.emulateMedia({ reducedMotion: isMoving ? "no-preference" : "reduce" });
        await watchShifts(page);
        const walker = createWalker(page, ordinaryPlan, hand);
        await walker.open(`/${name}/${country.segment}`);
        const traces: AnswerTraces = await watchTraces(page, [ordinaryPlan.text]);
        let screens = 0;
        await walker.walk(async () => {
          screens += 1;
          await traces.expectNone();
          if (screens === 3 || screens === 8) {
            await manner.onScreen(walker);
          }
        });
        expect(screens, "screens").toBeGreaterThan(4);
        await expect(page).toHaveURL(`/${email}/${country.segment}${query}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
        await followToSummary(page);
        await expect(page).toHaveURL(`/${summary}/${country.segment}${query}`);
        const heading = page.locator(".quiz-result-ending h2");
        await expect(heading).toHaveText(await endingHeading(name, ending, country));
        traces.expectNothingSent();
        expect(await shiftsOf(page), "what jumped").toBeLessThan(0.02);
      });
    }
  }
}

async function reload(page: Walker["page"]): Promise<void> {
  const number = screenNumber(page);
  const asked = await question(page).innerText();
  await page.reload();
  await isReady(page);
  await expect(question(page)).toHaveText(asked);
  expect(screenNumber(page)).toBe(number);
}

/** Goes back, answers otherwise, goes back once more and answers as planned. */
async function changeAnswerBefore(walker: Walker): Promise<void> {
  const { page } = walker;
  const asked = await question(page).innerText();
  await leaves(page, () => page.locator(".quiz-back").click());
  const kind = await walker.arrive();
  if (kind === "one") {
    const options = page.locator("label.quiz-option");
    await expect(options.first().getByRole("radio")).toBeChecked();
    await leaves(page, () => options.nth(1).click());
    await walker.arrive();
    await leaves(page, () => page.goBack());
    await walker.arrive();
    await expect(options.nth(1).getByRole("radio")).toBeChecked();
  }
  await walker.answer();
  await walker.arrive();
  await expect(question(page)).toHaveText(asked);
}
