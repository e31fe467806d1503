// How a visitor's choice about cookies is kept: in one first-party cookie, for six months.

/** What a visitor may agree to or not. What the shop cannot do without is no choice. */
export type Purposes = { analytics: boolean; marketing: boolean };

export type Choice = Purposes & {
  /** The wording that was agreed to. */
  version: string;
  chosenAtMs: number;
  /** Stands for the visitor in the records of choices, and nowhere else. */
  subject: string;
};

const cookieName = "trichter-consent";

const dayMs = 24 * 60 * 60 * 1000;

/** After that the question is asked again. */
export const keptForMs = 182 * dayMs;

/** The choice that a document's cookies hold; null if there is none, or none that still counts. */
export function readChoice(cookies: string, version: string, nowMs: number): Choice | null {
  const value = cookies
    .split("; ")
    .find((cookie) => cookie.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1);
  const parts = /^(\d{4}-\d\d-\d\d)\.(\d{13})\.([01])([01])\.([0-9A-Z]{26})$/.exec(value ?? "");
  if (!parts) {
    return null;
  }
  const [, agreedVersion = "", chosenAt = "", analytics, marketing, subject = ""] = parts;
  const chosenAtMs = Number(chosenAt);
  const isCurrent = agreedVersion === version && chosenAtMs <= nowMs && nowMs < chosenAtMs + keptForMs;
  return isCurrent
    ? { version, chosenAtMs, analytics: analytics === "1", marketing: marketing === "1", subject }
    : null;
}

/** The cookie for `document.cookie`. */
export function choiceCookie(choice: Choice, isSecure: boolean): string {
  const flag = (isGranted: boolean) => (isGranted ? "1" : "0");
  const purposes = flag(choice.analytics) + flag(choice.marketing);
  const value = `${choice.version}.${choice.chosenAtMs}.${purposes}.${choice.subject}`;
  return `${cookieName}=${value}; Path=/; Max-Age=${keptForMs / 1000}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
