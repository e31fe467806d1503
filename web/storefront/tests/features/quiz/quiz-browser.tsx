// A quiz page in a document, for tests: with a history of its own, a device, and hands to answer with.

import type { Answers, Quiz } from "@trichter/shared/quiz";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { vi } from "vitest";
import { PageFactsContext } from "../../../src/blocks/page-facts.ts";
import type { AnswerSync } from "../../../src/features/quiz/answer-sync.ts";
import { keptRun } from "../../../src/features/quiz/runs.ts";
import { AnswerSyncContext } from "../../../src/features/quiz/sync.ts";
import { DeviceContext } from "../../../src/navigation/device-context.ts";
import { NavigationContext } from "../../../src/navigation/navigation-context.ts";
import { Page as EmailPage, prepare as prepareEmail } from "../../../src/pages/email.tsx";
import { Page as MailboxPage } from "../../../src/pages/mailbox.tsx";
import { Page as PayPage } from "../../../src/pages/pay.tsx";
import { Page as PaypalConfirmPage } from "../../../src/pages/paypal-confirm.tsx";
import { Page as QuizPage } from "../../../src/pages/quiz.tsx";
import { Page as SummaryPage } from "../../../src/pages/summary.tsx";
import { Page as ThankyouPage } from "../../../src/pages/thankyou.tsx";
import { ClientStateContext, clientStateFrom, createClientStore } from "../../../src/state/client-state.ts";
import { ConsentContext, createConsent } from "../../../src/state/consent.ts";
import { createStageStore, StageContext } from "../../../src/state/quiz-stage.ts";
import { TextProvider } from "../../../src/text/text-context.tsx";
import { samplePayload } from "../../sample-payload.ts";
import { fakeDevice } from "./fake-device.ts";
import { quizText } from "./sample-quiz.ts";

const path = "/start/at";

const pages = {
  quiz: QuizPage,
  email: EmailPage,
  summary: SummaryPage,
  mailbox: MailboxPage,
  pay: PayPage,
  "paypal-confirm": PaypalConfirmPage,
  thankyou: ThankyouPage,
};

export class QuizBrowser {
  readonly device;
  readonly sync = {
    consentGiven: vi.fn<AnswerSync["consentGiven"]>(),
    answerGiven: vi.fn<AnswerSync["answerGiven"]>(),
    consentWithdrawn: vi.fn<AnswerSync["consentWithdrawn"]>(),
    sendWaiting: vi.fn<AnswerSync["sendWaiting"]>(),
  };
  readonly stages = createStageStore();
  /** Addresses of other pages that the visitor was led to. */
  readonly left: string[] = [];
  readonly #quiz: Quiz;
  readonly #listeners = new Set<() => void>();
  #entries: string[] = [""];
  #at = 0;
  #root: Root | undefined;
  query = "";
  /** How the e-mail form is presented. */
  formStyle: "sheet" | "boxes" | "cards" = "sheet";
  /** Whether the visitor allowed cookies for advertising. */
  allowsMarketing = false;

  constructor(quiz: Quiz, device = fakeDevice()) {
    this.#quiz = quiz;
    this.device = device;
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    const browser = this;
    vi.stubGlobal("location", {
      pathname: path,
      get hash() {
        return browser.fragment;
      },
      get search() {
        return browser.query;
      },
    });
    vi.stubGlobal("history", { back: () => this.#move(this.#at - 1) });
    document.body.innerHTML = '<div id="root"></div>';
  }

  get fragment(): string {
    return this.#entries[this.#at] ?? "";
  }

  get entries(): readonly string[] {
    return this.#entries;
  }

  get run() {
    return keptRun(this.device, this.#quiz.name).store.getState().run;
  }

  /** Opens the page; waits for the code that is loaded behind it. */
  async open(fragment = "", kind: keyof typeof pages = "quiz"): Promise<void> {
    this.#entries = [fragment];
    this.#at = 0;
    const payload = samplePayload(kind, "quiz");
    payload.props.blocks = payload.props.blocks.filter(({ block }) => block === "actions");
    payload.country = "DE";
    if (kind === "quiz") {
      payload.props.quiz = this.#quiz;
    }
    payload.text += quizText(this.#quiz);
    const Page = pages[kind];
    if (payload.props.form) {
      payload.props.form.style = this.formStyle;
    }
    await prepareEmail(payload.props);
    const consent = this.#consent();
    await act(async () => {
      this.#root = createRoot(document.getElementById("root") as HTMLElement);
      this.#root.render(
        <ClientStateContext value={createClientStore(clientStateFrom(payload))}>
          <NavigationContext value={this.#navigation()}>
            <ConsentContext value={consent}>
              <DeviceContext value={this.device}>
                <StageContext value={this.stages}>
                  <AnswerSyncContext value={this.sync}>
                    <TextProvider payload={payload}>
                      <PageFactsContext value={{ ...payload.props, page: payload.page, country: payload.country }}>
                        <Page {...payload.props} />
                      </PageFactsContext>
                    </TextProvider>
                  </AnswerSyncContext>
                </StageContext>
              </DeviceContext>
            </ConsentContext>
          </NavigationContext>
        </ClientStateContext>,
      );
    });
    await this.settle();
  }

  async close(): Promise<void> {
    await act(async () => this.#root?.unmount());
  }

  async settle(): Promise<void> {
    for (let turn = 0; turn < 5; turn += 1) {
      await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
    }
  }

  get heading(): string {
    return document.getElementById("quiz-question")?.textContent ?? "";
  }

  find<Found extends Element = HTMLElement>(selector: string): Found {
    const found = document.querySelector<Found>(selector);
    if (!found) {
      throw new Error(`There is no ${selector} in: ${document.body.textContent}`);
    }
    return found;
  }

  async click(target: string): Promise<void> {
    const element = target.startsWith("text of ")
      ? [...document.querySelectorAll<HTMLElement>("button, a")].find(
          ({ textContent }) => textContent.trim() === target,
        )
      : this.find(target);
    if (!element) {
      throw new Error(`There is no "${target}" in: ${document.body.textContent}`);
    }
    await act(async () => element.click());
    await this.settle();
  }

  async type(selector: string, value: string): Promise<void> {
    const field = this.find<HTMLInputElement>(selector);
    await act(async () => {
      // As browsers do it, past the setter that React watches.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
  }

  async press(key: string, target: Element | Document = document): Promise<void> {
    await act(async () => void target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
    await this.settle();
  }

  async goBackInHistory(): Promise<void> {
    await act(async () => this.#move(this.#at - 1));
    await this.settle();
  }

  async goForwardInHistory(): Promise<void> {
    await act(async () => this.#move(this.#at + 1));
    await this.settle();
  }

  /** As if they had been given on an earlier visit. */
  answerBefore(answers: Answers, consent: "given" | "refused" | "none" = "refused", quiz = this.#quiz): void {
    const kept = keptRun(this.device, quiz.name);
    for (const [id, answer] of Object.entries(answers)) {
      kept.answer(quiz, id, answer);
    }
    kept.consent(quiz, consent);
  }

  #move(at: number): void {
    this.#at = Math.min(Math.max(at, 0), this.#entries.length - 1);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) {
      listener();
    }
  }

  #consent() {
    const consent = createConsent({
      document: { cookie: "" },
      version: "2031-01-02",
      isSecure: false,
      now: this.device.now,
      newId: this.device.newId,
      prepare: async () => {},
      onChoice: () => {},
    });
    if (this.allowsMarketing) {
      consent.choose({ analytics: false, marketing: true });
    }
    return consent;
  }

  #navigation() {
    return {
      refresh: async () => {},
      navigateTo: async (target: string, { replace = false } = {}) => {
        const isHere = target.startsWith("#") || target === path + this.query;
        if (!isHere) {
          this.left.push(target);
          return;
        }
        const fragment = target.startsWith("#") ? target : "";
        this.#at += replace ? 0 : 1;
        this.#entries = [...this.#entries.slice(0, this.#at), fragment];
        this.#tell();
      },
      subscribeToAddress: (listener: () => void) => {
        this.#listeners.add(listener);
        return () => void this.#listeners.delete(listener);
      },
      currentQuery: () => this.query,
      currentFragment: () => this.fragment,
      openFragment: () => {},
      closeFragment: () => {},
      loadPayload: () => Promise.reject(new Error("no other page")),
      watchLink: () => () => {},
    };
  }
}
