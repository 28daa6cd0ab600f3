/**
 * The basis of a finding: a clause of the interface, which cannot be waived; a decision of the register, with the RFC
 * that it follows if there is one; or a requirement of an OpenAPI description, identified by its keyword.
 */
export type Basis =
  | { readonly clause: string }
  | { readonly decision: string; readonly rfc?: string }
  | { readonly openapi: string; readonly rfc?: string };

/** Formats the basis in a few words, such as `decision page-size`. */
export function describeBasis(basis: Basis): string {
  if ("clause" in basis) return `Interface, ${basis.clause}`;
  const rfc = basis.rfc === undefined ? "" : ` (${basis.rfc})`;
  return "decision" in basis
    ? `decision ${basis.decision}${rfc}`
    : `OpenAPI, ${basis.openapi}${rfc}`;
}

/** The form and status of every error response. */
export const PROBLEM_DETAILS = {
  decision: "problem-details",
  rfc: "RFC 9457",
} as const satisfies Basis;

/** Requirements of RFC 9110 that the interface does not mention; also: no 5xx for bad input. */
export const HTTP_SEMANTICS = {
  decision: "http-semantics",
  rfc: "RFC 9110",
} as const satisfies Basis;

/** How the parts of an export request are encoded. */
export const PART_ENCODING = {
  decision: "part-encoding",
  rfc: "RFC 7578",
} as const satisfies Basis;

/** An export request has the parts `file` and `options`, each required. */
export const UPLOAD_PARTS = { clause: "Endpoints 2, parts" } as const satisfies Basis;

/** Bodies are JSON as in RFC 8259; anything else violates the schema and gets 400. */
export const STRICT_JSON = {
  decision: "problem-details",
  rfc: "RFC 8259",
} as const satisfies Basis;
