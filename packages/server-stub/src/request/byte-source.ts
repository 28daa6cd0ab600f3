import { invalidRequest, type ProblemError } from "../problems/problem-error.js";

/**
 * The bytes of a request, whichever entry it came through: calls `take` with each chunk and ends with the body.
 * What `take` throws ends the reading; a body that is cut off rejects with {@link cutOff}.
 */
export type ByteSource = (take: (chunk: Uint8Array) => void) => Promise<void>;

/** The problem of a body that ended before its end; seen only in logs where the caller has gone. */
export function cutOff(cause: unknown): ProblemError {
  const detail = "Expected the whole body, got one that is cut off.";
  return invalidRequest([{ in: "body", pointer: "", keyword: "length", detail }], cause);
}
