import type { Problem, Violation } from "@document-export/types";

type Members = Readonly<Record<string, unknown>>;

/** What is left of a problem detail that was read. */
export type ReadProblem = Partial<Problem> & Required<Pick<Problem, "errors">>;

/**
 * The members of an error response that are what RFC 9457 and the contract say. Proxies and frameworks response
 * otherwise, an `errors` that is no list among them: what does not fit is left out, so that the error that
 * reaches the caller is always the response's own.
 */
export function readProblem(text: string): ReadProblem {
  const body = parse(text);
  const texts = Object.entries(body).filter(([, value]) => typeof value === "string");
  const errors = [body.errors].flat().filter(isViolation);
  return { ...Object.fromEntries(texts), errors };
}

function parse(text: string): Members {
  try {
    return membersOf(JSON.parse(text));
  } catch {
    // The error that is thrown holds the text itself.
    return {};
  }
}

function isViolation(value: unknown): value is Violation {
  const { in: place, detail } = membersOf(value);
  return typeof place === "string" && typeof detail === "string";
}

function membersOf(value: unknown): Members {
  return Object(value) as Members;
}
