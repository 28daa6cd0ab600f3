import type { Problem, ProblemType, Violation } from "@document-export/types";
import { retryAfter } from "../utils/retry-timing.js";
import { DocumentExportError, type CallContext } from "./document-export-error.js";

/** An error response, with the members of its problem details (RFC 9457). */
export class ProblemError extends DocumentExportError {
  override readonly name = "ProblemError";
  declare readonly status: number;
  /** Identifies the kind of problem; `about:blank` where the response was no problem details. */
  readonly type: ProblemType;
  readonly title: string;
  readonly detail: string;
  readonly instance: string | undefined;
  readonly errors: readonly Violation[];
  /** The whole body, where it is JSON: what the description says of the status. */
  readonly body: unknown;
  /** Seconds of `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** The first 200 characters of the body, such as the page of a proxy. */
  readonly received: string;

  constructor(context: CallContext, response: Response, body: string) {
    const { status, statusText } = response;
    const json = parse(body);
    const problem = readProblem(Object(json) as Members);
    const title = problem.title ?? (statusText || `status ${status}`);
    super(context, `failed: ${title} (${status})${describe(problem)}`);
    this.type = problem.type ?? "about:blank";
    this.title = title;
    this.detail = problem.detail ?? "";
    this.instance = problem.instance;
    this.errors = problem.errors;
    this.body = json;
    this.retryAfter = retryAfter(response);
    this.received = body.slice(0, 200);
  }
}

type ReadProblem = Partial<Problem> & Required<Pick<Problem, "errors">>;

function describe({ detail, errors }: ReadProblem): string {
  const places = errors.map(
    (error) => `${error.pointer ?? error.name ?? error.in}: ${error.detail}`,
  );
  const text = [detail, ...places].join(" ").trim();
  return text ? `: ${text}` : "";
}

/**
 * The members of an error response that conform to RFC 9457 and the contract. Proxies and frameworks send other
 * bodies, such as an `errors` that is no list: what does not conform is left out, so that reading a broken body
 * never replaces the error itself.
 */
function readProblem(body: Members): ReadProblem {
  const texts = Object.entries(body).filter(([, value]) => typeof value === "string");
  const errors = [body.errors].flat().filter(isViolation);
  return { ...Object.fromEntries(texts), errors };
}

type Members = Readonly<Record<string, unknown>>;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The error has the text itself.
    return undefined;
  }
}

function isViolation(value: unknown): value is Violation {
  const { in: place, detail } = Object(value) as Members;
  return typeof place === "string" && typeof detail === "string";
}
