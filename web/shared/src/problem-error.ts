// What goes wrong when the API is asked: a problem (RFC 9457) as an error with a type, whatever the cause.

import type { components } from "./api.ts";

type ProblemView = components["schemas"]["ProblemView"];

/** `unreachable`: no answer came. `unknown`: an answer came, but not of the API. All others are the server's own. */
export type ProblemCode = "unreachable" | "unknown" | (string & {});

export class ProblemError extends Error {
  override readonly name = "ProblemError";
  readonly code: ProblemCode;
  /** 0 if no answer came. */
  readonly status: number;
  /** After how many seconds the same request may succeed, if the server says so. */
  readonly retryAfterSeconds: number | undefined;
  /** Whatever else the server says: the fields at fault, the price that holds now. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    message: string,
    code: ProblemCode,
    status: number,
    retryAfterSeconds?: number,
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
    this.details = details;
  }

  /** Whether sending the very same again makes sense. */
  get isTemporary(): boolean {
    return this.status === 0 || this.status === 408 || this.status === 429 || this.status >= 500;
  }
}

/** The error of an answer that is no success; `body` is whatever its body was parsed to. */
export function problemOf(response: Response, body: unknown): ProblemError {
  const header = response.headers.get("retry-after") ?? "";
  const retryAfterSeconds = /^\d+$/.test(header) ? Number(header) : undefined;
  if (!isProblem(body)) {
    return new ProblemError(`The server answered ${response.status}.`, "unknown", response.status, retryAfterSeconds);
  }
  return new ProblemError(body.detail ?? body.title, body.code, response.status, retryAfterSeconds, { ...body });
}

function isProblem(body: unknown): body is ProblemView {
  return typeof body === "object" && body !== null && "code" in body && "title" in body;
}
