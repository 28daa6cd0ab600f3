import { invalidRequest, type ProblemError } from "../problems/problem-error.js";

/**
 * The bytes of a request, for any entry point. Calls `take` with each chunk and resolves at the end of the body. If
 * `take` throws, reading stops; an incomplete body rejects with {@link cutOff}.
 */
export type ByteSource = (take: (chunk: Uint8Array) => void) => Promise<void>;

/** Creates the problem for an incomplete body; it only appears in logs if the caller has disconnected. */
export function cutOff(cause: unknown): ProblemError {
  const detail = "Expected the whole body, got one that is cut off.";
  return invalidRequest([{ in: "body", pointer: "", keyword: "length", detail }], cause);
}
