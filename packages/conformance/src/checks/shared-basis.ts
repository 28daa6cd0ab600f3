import type { Basis } from "../findings/basis.js";

/** The form and status of every refusal. */
export const PROBLEM_DETAILS = {
  decision: "problem-details",
  rfc: "RFC 9457",
} as const satisfies Basis;

/** What RFC 9110 gives and the interface does not mention; also: no 5xx for bad input. */
export const HTTP_SEMANTICS = {
  decision: "http-semantics",
  rfc: "RFC 9110",
} as const satisfies Basis;
