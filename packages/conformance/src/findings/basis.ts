/**
 * What a finding rests on: a clause of the interface, which no one may waive; a decision of the
 * register, with the RFC that it follows if there is one; or what an OpenAPI description says,
 * by the keyword that says it.
 */
export type Basis =
  | { readonly clause: string }
  | { readonly decision: string; readonly rfc?: string }
  | { readonly openapi: string; readonly rfc?: string };

/** Returns the basis in a few words, such as `decision page-size`. */
export function describeBasis(basis: Basis): string {
  if ("clause" in basis) return `Interface, ${basis.clause}`;
  const rfc = basis.rfc === undefined ? "" : ` (${basis.rfc})`;
  return "decision" in basis
    ? `decision ${basis.decision}${rfc}`
    : `OpenAPI, ${basis.openapi}${rfc}`;
}

/** The form and status of every refusal. */
export const PROBLEM_DETAILS = {
  decision: "problem-details",
  rfc: "RFC 9457",
} as const satisfies Basis;

/** What RFC 9110 requires and the interface does not mention; also: no 5xx for bad input. */
export const HTTP_SEMANTICS = {
  decision: "http-semantics",
  rfc: "RFC 9110",
} as const satisfies Basis;

/** How the parts of an export request travel. */
export const PART_ENCODING = {
  decision: "part-encoding",
  rfc: "RFC 7578",
} as const satisfies Basis;

/** An export request has the parts `file` and `options`, each required. */
export const UPLOAD_PARTS = { clause: "Endpoints 2, parts" } as const satisfies Basis;

/** Bodies are the JSON of RFC 8259; what is not violates the schema, which is 400. */
export const STRICT_JSON = {
  decision: "problem-details",
  rfc: "RFC 8259",
} as const satisfies Basis;
