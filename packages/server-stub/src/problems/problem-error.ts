import type { Violation } from "../contract/violation.js";
import { PROBLEMS, type ProblemType } from "./catalogue.js";

/** The members of a problem that a handler sets; status and title come from the catalogue. */
export interface ProblemInit {
  readonly type: ProblemType;
  /** What is wrong with this request, and how to fix it. Visible to the caller. */
  readonly detail: string;
  readonly errors?: readonly Violation[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** An error that becomes an `application/problem+json` response (RFC 9457) if a handler or a hook throws it. */
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

/** Creates the problem for a request that violates the contract, with all violations found. */
export function invalidRequest(errors: readonly Violation[], cause?: unknown): ProblemError {
  const count = errors.length === 1 ? "1 violation" : `${errors.length} violations`;
  return new ProblemError({
    type: "invalid-request",
    detail: `The request violates the contract: ${count}.`,
    errors,
    cause,
  });
}

/** Creates the problem for a body that did not arrive completely in time. */
export function bodyTimeout(milliseconds: number): ProblemError {
  const detail = `The body was not received completely within ${milliseconds} ms.`;
  return new ProblemError({ type: "request-timeout", detail });
}
