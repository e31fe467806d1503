// Who a quiz protects: nobody is asked about body or health before they could refuse to have it saved, and whoever should not
// be offered anything is told so kindly, on the summary too.

import { createWalker, ordinaryPlan, type Plan, question, screenNumber } from "./harness/quiz-walker.ts";
import { expect, test } from "./harness/shop.ts";

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "reduce" } });

const stops: readonly { why: string; quiz: string; summary: string; plan: Partial<Plan>; heading: string }[] = [
  {
    why: "under 18",
    quiz: "start",
    summary: "/start-summary/gb",
    plan: { count: "17" },
    heading: "Thank you for stopping by.",
  },
  {
    why: "under 18, by cards",
    quiz: "gocards",
    summary: "/gocards-summary/gb?src=gocards",
    plan: { count: "17" },
    heading: "Thank you for stopping by.",
  },
  {
    why: "pregnant",
    quiz: "v3",
    summary: "/start-summary/gb?src=v3",
    plan: { chosen: { protect: ["pregnancy"] } },
    heading: "All the best to you both.",
  },
  {
    why: "pregnant, by cards",
    quiz: "gocards",
    summary: "/gocards-summary/gb?src=gocards",
    plan: { cards: [{ says: "pregnant", side: "right" }] },
    heading: "All the best to you both.",
  },
  {
    why: "of a body mass index under 18.5",
    quiz: "start1",
    summary: "/start1-summary/gb?src=start1",
    plan: { heightCm: "170", weightKg: "53" },
    heading: "Thank you for being open.",
  },
  {
    why: "with an eating disorder",
    quiz: "start",
    summary: "/start-summary/gb",
    plan: { chosen: { protect: ["eating"] } },
    heading: "Thank you for sharing this.",
  },
];

for (const { why, quiz, summary, plan, heading } of stops) {
  test(`somebody ${why} is offered nothing, in /${quiz} and on its summary`, async ({ page }) => {
    const walker = createWalker(page, { ...ordinaryPlan, ...plan });
    await walker.open(`/${quiz}/gb`);
    await walker.walk();
    await expect(question(page)).toHaveText(heading);
    await expectNoOffer();
    await page.goto(summary);
    await expect(page.locator(".quiz-stopped h2")).toHaveText(heading);
    await expectNoOffer();

    async function expectNoOffer(): Promise<void> {
      const main = page.getByRole("main");
      await expect(page.locator(".order-now")).toHaveCount(0);
      await expect(main.locator(".price, .quiz-package, .quiz-nutrients")).toHaveCount(0);
      await expect(main).not.toContainText(/[£€]/);
      await expect(main.getByRole("link")).toHaveText(["To the home page"]);
    }
  });
}

test("an answer that was a slip can be changed, and the quiz goes on", async ({ page }) => {
  const walker = createWalker(page, { ...ordinaryPlan, count: "12" });
  await walker.open("/gocards/gb");
  await walker.walk();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(question(page)).toHaveText("How old are you?");
  await expect(page.getByRole("textbox")).toHaveValue("12");
  const adult = createWalker(page);
  await adult.answer();
  expect(await adult.arrive()).toBe("cards");
});

test.describe("before the first question about the body", () => {
  test.beforeEach(async ({ page }) => {
    const walker = createWalker(page);
    await walker.open("/start1/gb");
    await walker.walkTo("consent");
  });

  test("consent is asked for with an unticked box and two ways on that weigh the same", async ({ page }) => {
    await expect(page.getByRole("checkbox")).not.toBeChecked();
    await expect(page.locator(".quiz-screen")).toContainText("for 30 days at most");
    const looks = await page.locator(".quiz-consent-answer").evaluateAll((buttons) =>
      buttons.map((button) => {
        const { backgroundColor, color, fontWeight, borderColor } = getComputedStyle(button);
        const { width, height } = button.getBoundingClientRect();
        return { backgroundColor, color, fontWeight, borderColor, width, height };
      }),
    );
    expect(looks).toHaveLength(2);
    expect(looks[0]).toEqual(looks[1]);
  });

  test("saving without a tick says kindly what to do", async ({ page }) => {
    const number = screenNumber(page);
    await page.getByRole("button", { name: "Continue with saving" }).click();
    await expect(page.getByRole("alert")).toHaveText(
      "To save your answers we need your tick. You can also go on without saving.",
    );
    await expect(page.getByRole("checkbox")).toBeFocused();
    expect(screenNumber(page)).toBe(number);
    await page.keyboard.press("Space");
    await expect(page.getByRole("alert")).toBeHidden();
    await page.getByRole("button", { name: "Continue with saving" }).click();
    await expect(question(page)).toHaveText("Does any of this apply to you?");
    await expect(page.locator(".quiz-saved")).toContainText("Your answers are saved.");
  });

  test("the choice can be changed on each such question, which stays where it was", async ({ page }) => {
    await page.getByRole("button", { name: "Continue without saving" }).click();
    await createWalker(page).walkTo("height");
    await expect(page.locator(".quiz-saved")).toContainText("Your answers stay in this browser.");
    await page.getByRole("button", { name: "Change" }).click();
    await expect(page.getByRole("checkbox")).not.toBeChecked();
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Continue with saving" }).click();
    await expect(question(page)).toHaveText("How tall are you?");
    await expect(page.locator(".quiz-saved")).toContainText("Your answers are saved.");
    await page.getByRole("button", { name: "Change" }).click();
    await expect(page.getByRole("checkbox")).toBeChecked();
    await page.getByRole("button", { name: "Continue without saving" }).click();
    await expect(page.locator(".quiz-saved")).toContainText("Your answers stay in this browser.");
  });
});
