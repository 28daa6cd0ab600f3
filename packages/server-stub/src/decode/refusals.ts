import { ProblemError, invalidRequest } from "../problems/problem-error.js";

/** The problem of something over its limit of bytes; the connection is closed, since the rest is not read. */
export function tooLarge(what: string, limit: number, pointer = ""): ProblemError {
  return new ProblemError({
    type: "content-too-large",
    detail: `${what} exceeds the limit of ${limit} bytes.`,
    errors: [
      { in: "body", pointer, keyword: "maxLength", detail: `Expected at most ${limit} bytes.` },
    ],
    headers: { connection: "close" },
  });
}

/** The problem of a body that is not a multipart body, or has more parts or headers than the limits allow. */
export function malformedBody(detail: string, pointer = "", cause?: unknown): ProblemError {
  return invalidRequest([{ in: "body", pointer, keyword: "multipart", detail }], cause);
}
