import type { ProblemType, Violation } from "@document-export/types";
import type { CallContext } from "./call-context.js";
import { DocumentExportError } from "./document-export-error.js";
import { retryAfter } from "../send/retry-after.js";
import { readProblem, type ReadProblem } from "./read-problem.js";

/** The implementation responded with an error; the members of the problem detail (RFC 9457) stand beside it. */
export class ProblemError extends DocumentExportError {
  override readonly name = "ProblemError";
  readonly status: number;
  /** Identifies the kind of problem; `about:blank` where the response was no problem detail. */
  readonly type: ProblemType;
  readonly title: string;
  readonly detail: string;
  readonly instance: string | undefined;
  readonly errors: readonly Violation[];
  readonly requestId: string | undefined;
  /** Seconds after which to come back, as `Retry-After` said. */
  readonly retryAfter: number | undefined;
  /** The first 200 characters of the body, such as the page of a proxy. */
  readonly received: string;

  constructor(context: CallContext, response: Response, body: string) {
    const { status, statusText, headers } = response;
    const problem = readProblem(body);
    const title = problem.title ?? (statusText || `status ${status}`);
    super(context, `failed: ${title} (${status})${describe(problem)}`);
    this.status = status;
    this.type = problem.type ?? "about:blank";
    this.title = title;
    this.detail = problem.detail ?? "";
    this.instance = problem.instance;
    this.errors = problem.errors;
    this.requestId = headers.get("x-request-id") ?? undefined;
    this.retryAfter = retryAfter(response);
    this.received = body.slice(0, 200);
  }
}

function describe({ detail, errors }: ReadProblem): string {
  const places = errors.map(
    (error) => `${error.pointer ?? error.name ?? error.in}: ${error.detail}`,
  );
  const text = [detail, ...places].join(" ").trim();
  return text ? `: ${text}` : "";
}
