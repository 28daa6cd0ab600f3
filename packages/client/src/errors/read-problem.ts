import type { Problem, Violation } from "@document-export/types";

type Members = Readonly<Record<string, unknown>>;

/**
 * The members of an error answer that are what RFC 9457 and the contract say. Proxies and frameworks answer
 * otherwise, an `errors` that is no list among them: what does not fit is left out, so that the error that
 * reaches the caller is always the answer's own.
 */
export function readProblem(text: string): Partial<Problem> {
  const body = parse(text);
  if (!isMembers(body)) return {};
  const texts = ["type", "title", "detail", "instance"].flatMap((member) => {
    const value = body[member];
    return typeof value === "string" ? [[member, value] as const] : [];
  });
  const errors = Array.isArray(body.errors) ? { errors: body.errors.filter(isViolation) } : {};
  return { ...Object.fromEntries(texts), ...errors };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The error that is thrown holds the text itself.
    return undefined;
  }
}

function isViolation(value: unknown): value is Violation {
  return isMembers(value) && typeof value.in === "string" && typeof value.detail === "string";
}

function isMembers(value: unknown): value is Members {
  return typeof value === "object" && value !== null;
}
