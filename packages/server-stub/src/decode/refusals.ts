import { ProblemError, invalidRequest } from "../problems/problem-error.js";

/** Creates the problem for exceeding a limit of bytes; the connection is closed, because the rest is not read. */
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

/** Creates the problem for a body that is not multipart, or that has more parts or headers than the limits allow. */
export function malformedBody(detail: string, pointer = "", cause?: unknown): ProblemError {
  return invalidRequest([{ in: "body", pointer, keyword: "multipart", detail }], cause);
}
