import type { Violation } from "../contract/violation.js";
import { PROBLEMS, type ProblemType } from "./catalogue.js";

/** What a handler says about a problem; status and title come from the catalogue. */
export interface ProblemInit {
  readonly type: ProblemType;
  /** What is wrong with this request, and how to fix it. Seen by the caller. */
  readonly detail: string;
  readonly errors?: readonly Violation[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** Thrown by a handler or a hook, it becomes an `application/problem+json` response (RFC 9457). */
export class ProblemError extends Error {
  override readonly name = "ProblemError";
  readonly type: ProblemType;
  readonly status: number;
  readonly errors: readonly Violation[];
  readonly headers: Readonly<Record<string, string>>;

  constructor({ type, detail, errors = [], headers = {}, cause }: ProblemInit) {
    super(detail, cause === undefined ? undefined : { cause });
    this.type = type;
    this.status = PROBLEMS[type].status;
    this.errors = errors;
    this.headers = headers;
  }
}

/** The problem of a request that violates the contract, with every violation that was found. */
export function invalidRequest(errors: readonly Violation[], cause?: unknown): ProblemError {
  const count = errors.length === 1 ? "1 violation" : `${errors.length} violations`;
  return new ProblemError({
    type: "invalid-request",
    detail: `The request violates the contract: ${count}.`,
    errors,
    cause,
  });
}

/** The problem of a body that did not come to its end in time. */
export function bodyTimeout(milliseconds: number): ProblemError {
  const detail = `The body was not received completely within ${milliseconds} ms.`;
  return new ProblemError({ type: "request-timeout", detail });
}
