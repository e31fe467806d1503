// Somebody who answers a quiz: whatever screen comes, from a plan, with the mouse or with the keyboard alone. Each screen
// must have its own address, and its question the focus.

import { expect, type Locator, type Page } from "@playwright/test";
import { isReady } from "./opened-page.ts";

export type Hand = "mouse" | "keyboard";

export type Side = "left" | "right" | "aside";

/** What is answered, by the kind of a screen. */
export type Plan = {
  /** By the id of the step. Else the first of several radio buttons, or the last of several boxes: "none of these". */
  chosen: Readonly<Record<string, readonly string[]>>;
  /** The side for a card whose sentence has these words; else left. */
  cards: readonly { says: string; side: Side }[];
  /** Age, or how many of something. */
  count: string;
  heightCm: string;
  weightKg: string;
  text: string;
  /** Whether answers about the body may be saved. */
  isSaved: boolean;
};

export const ordinaryPlan: Plan = {
  chosen: {},
  cards: [],
  count: "25",
  heightCm: "172",
  weightKg: "71,5",
  text: "Zebulonia",
  isSaved: false,
};

export type ScreenKind =
  | "consent"
  | "stopped"
  | "cards"
  | "slider"
  | "height"
  | "weight"
  | "count"
  | "text"
  | "one"
  | "several"
  | "pause";

export type Walker = {
  readonly page: Page;
  /** Opens the quiz and waits until it can be answered. */
  open(path: string): Promise<void>;
  /** Waits until a screen is there that can be answered, and says what it is. */
  arrive(): Promise<ScreenKind>;
  /** Answers the present screen and waits until another address is shown. */
  answer(): Promise<void>;
  /** Answers until the quiz is left or stops. `onScreen` sees every screen before it is answered. */
  walk(onScreen?: (kind: ScreenKind) => Promise<void>): Promise<void>;
  /** Answers until a screen of this kind, or with this question, is there. */
  walkTo(wanted: ScreenKind | RegExp): Promise<void>;
};

export function question(page: Page): Locator {
  return page.locator("#quiz-question");
}

/** The number of the screen that the address names. */
export function screenNumber(page: Page): number {
  return Number(/^#step-(\d+)$/.exec(new URL(page.url()).hash)?.[1] ?? 1);
}

/** Leaves a screen for another, and waits until the address is that one's. */
export async function leaves(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = page.url();
  // The address changes before the screen does: nobody may take the old one for the next.
  await page.evaluate(() => document.querySelector(".quiz-screen")?.setAttribute("data-left", ""));
  await act();
  await page.waitForURL((url) => url.href !== before, { waitUntil: "commit", timeout: 60_000 });
}

/** More than there are on any screen before its last control. */
const mostTabs = 40;

export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < mostTabs; tabs += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) {
      return;
    }
  }
  throw new Error(`The keyboard does not reach ${target}.`);
}

export function createWalker(page: Page, plan: Plan = ordinaryPlan, hand: Hand = "mouse"): Walker {
  const screen = page.locator(".quiz-screen");
  const goOn = screen.locator(".quiz-continue");

  async function press(target: Locator): Promise<void> {
    if (hand === "mouse") {
      await target.click();
    } else {
      await tabTo(page, target);
      await page.keyboard.press("Enter");
    }
  }

  async function chooseOne(): Promise<void> {
    const radios = screen.getByRole("radio");
    const { names, values } = await radios.evaluateAll((all) => ({
      names: all.map((radio) => radio.getAttribute("name") ?? ""),
      values: all.map((radio) => radio.getAttribute("value") ?? ""),
    }));
    const wanted = plan.chosen[names[0] ?? ""]?.[0];
    const position = wanted === undefined ? 0 : values.indexOf(wanted);
    if (hand === "mouse") {
      await screen.locator("label.quiz-option").nth(position).click();
      return;
    }
    // Tab leads to the one that is chosen, or else to the first; arrows only move.
    const chosen = await radios.evaluateAll((all) => all.findIndex((radio) => radio.matches(":checked")));
    const start = Math.max(chosen, 0);
    await tabTo(page, radios.nth(start));
    for (let at = start; at !== position; at += Math.sign(position - start)) {
      await page.keyboard.press(position > start ? "ArrowDown" : "ArrowUp");
    }
    await page.keyboard.press(position === start ? "Space" : "Enter");
  }

  async function chooseSeveral(): Promise<void> {
    const boxes = screen.getByRole("checkbox");
    const found = await boxes.evaluateAll((all) =>
      all.map((box) => ({
        name: box.getAttribute("name") ?? "",
        value: box.getAttribute("value") ?? "",
        isChosen: box.matches(":checked"),
      })),
    );
    const wanted = plan.chosen[found[0]?.name ?? ""] ?? found.slice(-1).map(({ value }) => value);
    for (const [position, { value, isChosen }] of found.entries()) {
      if (wanted.includes(value) !== isChosen) {
        if (hand === "mouse") {
          await screen.locator("label.quiz-option").nth(position).click();
        } else {
          await tabTo(page, boxes.nth(position));
          await page.keyboard.press("Space");
        }
      }
    }
    await press(goOn);
  }

  async function write(value: string): Promise<void> {
    const field = screen.locator("input.input").first();
    if (hand === "mouse") {
      await field.fill(value);
      await goOn.click();
    } else {
      await tabTo(page, field);
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type(value);
      await page.keyboard.press("Enter");
    }
  }

  async function measure(unit: "cm" | "kg", value: string): Promise<void> {
    const choice = screen.locator(`input[name=unit][value=${unit}]`);
    if (hand === "mouse") {
      await screen.locator(`label.quiz-unit:has([value=${unit}])`).click();
    } else {
      // The metric unit is the first: up leads from any of the others to it.
      await tabTo(page, screen.locator("input[name=unit]:checked"));
      while (!(await choice.isChecked())) {
        await page.keyboard.press("ArrowUp");
      }
    }
    await write(value);
  }

  async function slide(): Promise<void> {
    const slider = screen.locator("#quiz-slider");
    if (hand === "mouse") {
      await slider.click();
    } else {
      await tabTo(page, slider);
      await page.keyboard.press("ArrowRight");
    }
    await press(goOn);
  }

  async function playCard(): Promise<void> {
    const sentence = await question(page).innerText();
    const side = plan.cards.find(({ says }) => sentence.includes(says))?.side ?? "left";
    if (side === "aside") {
      await press(screen.locator(".quiz-card-answers + .button-quiet"));
    } else if (hand === "mouse") {
      await screen
        .locator(".quiz-card-answers button")
        .nth(side === "left" ? 0 : 1)
        .click();
    } else {
      await page.keyboard.press(side === "left" ? "ArrowLeft" : "ArrowRight");
    }
  }

  async function chooseSaving(): Promise<void> {
    const box = screen.getByRole("checkbox");
    if (plan.isSaved && !(await box.isChecked())) {
      await box.focus();
      await page.keyboard.press("Space");
    }
    await press(screen.locator(".quiz-consent-answer").nth(plan.isSaved ? 0 : 1));
  }

  const answers: Record<ScreenKind, () => Promise<void>> = {
    consent: chooseSaving,
    stopped: () => Promise.reject(new Error("Nothing is to be answered on the kind ending.")),
    cards: playCard,
    slider: slide,
    height: () => measure("cm", plan.heightCm),
    weight: () => measure("kg", plan.weightKg),
    count: () => write(plan.count),
    text: () => write(plan.text),
    one: chooseOne,
    several: chooseSeveral,
    pause: () => press(goOn),
  };

  const walker: Walker = {
    page,
    async open(path) {
      await page.goto(path);
      await isReady(page);
      await walker.arrive();
    },
    async arrive() {
      const arrived = await page.waitForFunction(arrivedAt, kinds, { timeout: 60_000 });
      const kind = await arrived.jsonValue();
      if (kind === false) {
        throw new Error("No screen has come.");
      }
      return kind;
    },
    async answer() {
      const kind = await walker.arrive();
      await leaves(page, answers[kind]);
    },
    async walk(onScreen = () => Promise.resolve()) {
      const { pathname } = new URL(page.url());
      while (new URL(page.url()).pathname === pathname) {
        const kind = await walker.arrive();
        await onScreen(kind);
        if (kind === "stopped") {
          return;
        }
        await leaves(page, answers[kind]);
      }
    },
    async walkTo(wanted) {
      const isThere = async () => {
        const kind = await walker.arrive();
        return typeof wanted === "string" ? kind === wanted : wanted.test(await question(page).innerText());
      };
      while (!(await isThere())) {
        await walker.answer();
      }
    },
  };
  return walker;
}

/** What tells one kind of screen from those that come after it here. */
const kinds: readonly [ScreenKind, string][] = [
  ["consent", ".quiz-consent"],
  ["stopped", ".quiz-stopped"],
  ["cards", ".quiz-deck"],
  ["slider", "#quiz-slider"],
  ["height", "input[name=unit][value=cm]"],
  ["weight", "input[name=unit][value=kg]"],
  ["count", ".quiz-number-field"],
  ["text", "input.input"],
  ["one", "input[type=radio]"],
  ["several", "input[type=checkbox]"],
  ["pause", "#quiz-question"],
];

/** The kind of the screen as soon as it can be answered and, unless it is the first, its question has the focus. */
function arrivedAt(known: readonly [ScreenKind, string][]): ScreenKind | false {
  const screen = document.querySelector(".quiz:not([aria-busy]) .quiz-screen:not([data-left])");
  const asked = screen?.querySelector("#quiz-question");
  const isArrived = asked && (location.hash === "" || asked === document.activeElement);
  return (isArrived && known.find(([, selector]) => screen?.querySelector(selector))?.[0]) || false;
}
