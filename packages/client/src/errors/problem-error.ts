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
  /** The whole body, if it is JSON, as the description defines it for the status. */
  declare readonly body: unknown;
  /** Seconds of `Retry-After`. */
  declare readonly retryAfter: number | undefined;
  /** The first 200 characters of the body, such as an error page of a proxy. */
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
  // The detail only summarizes the violations.
  const text = places.join(" ") || detail;
  return text ? `: ${text}` : "";
}

/**
 * Returns a member if it conforms to RFC 9457. Proxies and frameworks send other bodies, such as an `errors` that is
 * not a list: invalid members are left out, so that parsing a broken body never hides the error itself.
 */
function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

type Members = Readonly<Record<string, unknown>>;

function parse(text: string, json: Json): unknown {
  try {
    return json.parse(text);
  } catch {
    // The error already contains the raw text.
  }
}

function isViolation(value: unknown): value is Violation {
  const { in: place, detail } = Object(value) as Members;
  return typeof place === "string" && typeof detail === "string";
}
