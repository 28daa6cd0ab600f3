/**
 * What a finding rests on: a clause of the interface, which no one may waive, or a decision of the
 * register, with the RFC that it follows where there is one.
 */
export type Basis =
  { readonly clause: string } | { readonly decision: string; readonly rfc?: string };

/** Gives the basis in a few words, such as `decision page-size`. */
export function describeBasis(basis: Basis): string {
  if ("clause" in basis) return `Interface, ${basis.clause}`;
  return `decision ${basis.decision}${basis.rfc === undefined ? "" : ` (${basis.rfc})`}`;
}
