import { ProblemError } from "../problems/problem-error.js";

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
