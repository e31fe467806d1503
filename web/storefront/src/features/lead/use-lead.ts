// An e-mail form under way: what is sent, once, and what the server says to it. Fields keep their own values, so that whatever
// a browser fills in counts, whenever it does.

import type { Api, LeadForm } from "@trichter/shared/api-client";
import type { PageProps } from "@trichter/shared/payload";
import { type FormEvent, type RefObject, use, useEffect, useRef, useState } from "react";
import { useReadyApi } from "../../api/use-load-api.ts";
import { DeviceContext } from "../../navigation/device-context.ts";
import { useQuery } from "../../navigation/navigation-context.ts";
import { useLaterClientState } from "../../state/client-state.ts";
import { useConsentState } from "../../state/consent.ts";
import { marksOf } from "./marks.ts";
import { type Trouble, troubleBefore, troubleOf } from "./trouble.ts";

export type LeadParts = {
  form: NonNullable<PageProps["form"]>;
  funnel: string;
  /** Hands over the run whose result is mailed; null if there is nothing to mail. */
  provideRun: ((api: Api) => Promise<NonNullable<LeadForm["run"]>>) | null;
};

export type Filled = { email: string; wantsResult: boolean; newsletter: boolean };

export type Lead = {
  form: RefObject<HTMLFormElement | null>;
  isSending: boolean;
  trouble: Trouble | null;
  /** The address that was probably meant, and what was written. */
  hint: { suggestion: string; written: string } | null;
  /** What the server has taken. */
  sent: Filled | null;
  submit(event: FormEvent): void;
  /** Something was changed: what was said about it no longer counts. */
  changed(): void;
  refuse(trouble: Trouble): void;
  takeSuggestion(): void;
  keepWritten(): void;
  filled(): Filled;
};

export const emailName = "email";
export const resultName = "result";
export const newsletterName = "newsletter";

export function useLead({ form: { newsletterVersion }, funnel, provideRun }: LeadParts): Lead {
  const device = use(DeviceContext);
  const loadApi = useReadyApi();
  const clientState = useLaterClientState();
  const query = useQuery();
  const mayTellMarks = useConsentState().choice?.marketing ?? false;
  const form = useRef<HTMLFormElement>(null);
  const attempt = useRef<{ of: string; id: string; isUnderWay: boolean }>({ of: "", id: "", isUnderWay: false });
  const [isSending, setIsSending] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [hint, setHint] = useState<Lead["hint"]>(null);
  const [sent, setSent] = useState<Filled | null>(null);
  useFocusOn(form, trouble, hint);

  function filled(): Filled {
    const data = form.current ? new FormData(form.current) : new FormData();
    return {
      email: String(data.get(emailName) ?? "").trim(),
      wantsResult: provideRun !== null && data.has(resultName),
      newsletter: data.has(newsletterName),
    };
  }

  /** The same form keeps its id, so that however often it is sent, it is taken once. */
  function idOf(values: Filled): string {
    const of = JSON.stringify(values);
    if (attempt.current.of !== of) {
      attempt.current = { of, id: `led_${device.newId()}`, isUnderWay: false };
    }
    return attempt.current.id;
  }

  async function send(emailIsMeant: boolean): Promise<void> {
    const values = filled();
    const missing = troubleBefore(values.email, values.wantsResult || values.newsletter);
    setHint(null);
    setTrouble(missing);
    if (missing || attempt.current.isUnderWay) {
      return;
    }
    const id = idOf(values);
    attempt.current.isUnderWay = true;
    setIsSending(true);
    try {
      const api = await loadApi();
      const { locale: country, language: locale } = clientState();
      const run = values.wantsResult && provideRun ? await provideRun(api) : null;
      const { outcome, suggestion } = await api.sendLead({
        id,
        email: values.email,
        email_is_meant: emailIsMeant,
        run,
        country,
        locale,
        funnel,
        marks: mayTellMarks ? marksOf(query) : {},
        wants_result: values.wantsResult,
        newsletter: values.newsletter,
        text_version: newsletterVersion,
      });
      if (outcome === "did-you-mean" && suggestion) {
        setHint({ suggestion, written: values.email });
      } else {
        setSent(values);
      }
    } catch (error) {
      setTrouble(troubleOf(error));
    } finally {
      attempt.current.isUnderWay = false;
      setIsSending(false);
    }
  }

  return {
    form,
    isSending,
    trouble,
    hint,
    sent,
    filled,
    submit(event) {
      event.preventDefault();
      void send(false);
    },
    changed() {
      setTrouble(null);
      setHint(null);
    },
    refuse: setTrouble,
    takeSuggestion() {
      const field = form.current?.elements.namedItem(emailName);
      if (hint && field instanceof HTMLInputElement) {
        field.value = hint.suggestion;
      }
      void send(true);
    },
    keepWritten: () => void send(true),
  };
}

/** Leads to what is to be changed or decided. */
function useFocusOn(form: Lead["form"], trouble: Trouble | null, hint: Lead["hint"]): void {
  useEffect(() => {
    const wanted = hint ? "[data-hint]" : trouble?.at === "email" ? `[name=${emailName}]` : null;
    const target = wanted ?? (trouble?.at === "wishes" ? "label:not([data-idle]) > input" : null);
    if (target !== null) {
      form.current?.querySelector<HTMLElement>(target)?.focus();
    }
  }, [form, trouble, hint]);
}
