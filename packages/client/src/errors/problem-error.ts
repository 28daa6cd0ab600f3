import type { ProblemType, Violation } from "@document-export/types";
import { retryAfter } from "../utils/retry-timing.js";
import type { Json } from "../utils/json.js";
import { DocumentExportError, type CallContext } from "./document-export-error.js";

/** An error response, with the members of its problem details (RFC 9457). */
export class ProblemError extends DocumentExportError {
  declare readonly name: "ProblemError";
  declare readonly status: number;
  /** Identifies the kind of problem; `about:blank` if the response was not a problem document. */
  declare readonly type: ProblemType;
  declare readonly title: string;
  declare readonly detail: string;
  declare readonly instance: string | undefined;
  declare readonly errors: readonly Violation[];
  /** The whole body, where it is JSON: what the description says about the status. */
  declare readonly body: unknown;
  /** Seconds of `Retry-After`. */
  declare readonly retryAfter: number | undefined;
  /** The first 200 characters of the body, such as the page of a proxy. */
  declare readonly received: string;

  constructor(context: CallContext, response: Response, body: string, json: Json = JSON) {
    const { status, statusText } = response;
    const read = parse(body, json);
    const members = Object(read) as Members;
    const title = textOf(members.title) || statusText || `status ${status}`;
    const detail = textOf(members.detail) ?? "";
    const errors = [members.errors].flat().filter(isViolation);
    super(context, `failed: ${title} (${status})${describe(detail, errors)}`, {
      name: "ProblemError",
      type: textOf(members.type) ?? "about:blank",
      title,
      detail,
      instance: textOf(members.instance),
      errors,
      body: read,
      retryAfter: retryAfter(response),
      received: body.slice(0, 200),
    });
  }
}

function describe(detail: string, errors: readonly Violation[]): string {
  const places = errors.map(
    (error) => `${error.pointer ?? error.name ?? error.in}: ${error.detail}`,
  );
  // The violations say what the detail sums up.
  const text = places.join(" ") || detail;
  return text ? `: ${text}` : "";
}

/**
 * A member, where it conforms to RFC 9457. Proxies and frameworks send other bodies, such as an `errors` that is no
 * list: what does not conform is left out, so that reading a broken body never replaces the error itself.
 */
function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

type Members = Readonly<Record<string, unknown>>;

function parse(text: string, json: Json): unknown {
  try {
    return json.parse(text);
  } catch {
    // The error has the text itself.
  }
}

function isViolation(value: unknown): value is Violation {
  const { in: place, detail } = Object(value) as Members;
  return typeof place === "string" && typeof detail === "string";
}
