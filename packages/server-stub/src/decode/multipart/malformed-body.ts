import { invalidRequest, type ProblemError } from "../../problems/problem-error.js";

/** The problem of a body that is no multipart body, or has more parts or headers than the limits allow. */
export function malformedBody(detail: string, pointer = "", cause?: unknown): ProblemError {
  return invalidRequest([{ in: "body", pointer, keyword: "multipart", detail }], cause);
}
