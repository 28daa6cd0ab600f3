import type { OperationId, Problem, Violation } from "@document-export/types";
import { DocumentExportError } from "./document-export-error.js";
import { readProblem } from "./read-problem.js";

/** The implementation answered with an error; the members of the problem detail (RFC 9457) stand beside it. */
export class ProblemError extends DocumentExportError {
  override readonly name = "ProblemError";
  readonly status: number;
  /** Identifies the kind of problem; `about:blank` where the answer was no problem detail. */
  readonly type: string;
  readonly title: string;
  readonly detail: string;
  readonly instance: string | undefined;
  readonly errors: readonly Violation[];
  readonly requestId: string | undefined;

  constructor(operationId: OperationId, response: Response, body: unknown) {
    const problem = readProblem(body);
    const title = problem.title ?? (response.statusText || `status ${response.status}`);
    super(operationId, `${operationId} failed: ${title} (${response.status})${describe(problem)}`);
    this.status = response.status;
    this.type = problem.type ?? "about:blank";
    this.title = title;
    this.detail = problem.detail ?? "";
    this.instance = problem.instance;
    this.errors = problem.errors ?? [];
    this.requestId = response.headers.get("x-request-id") ?? undefined;
  }
}

function describe({ detail, errors = [] }: Partial<Problem>): string {
  const places = errors.map(
    (error) => `${error.pointer ?? error.name ?? error.in}: ${error.detail}`,
  );
  const text = [detail, ...places].filter(Boolean).join(" ");
  return text ? `: ${text}` : "";
}
