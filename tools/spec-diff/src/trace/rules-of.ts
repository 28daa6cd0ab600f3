import { segmentsOf } from "../model/place.ts";

/** The parts of a checker rule that connect it with a place in the contract. */
export interface RuleBasis {
  readonly id: string;
  readonly basis: readonly (
    | { readonly decision: string }
    | { readonly clause: string }
    | { readonly openapi: string }
  )[];
  readonly operations: readonly string[];
}

/** One fact of the interface: its clause, and the component or operation that it is about. */
export interface Fact {
  readonly clause: string;
  readonly schema?: string;
  readonly operation?: string;
}

/** The subject of a change. */
export interface Concern {
  readonly pointer: string;
  readonly decisions: readonly string[];
  /** Operation ids. */
  readonly operations: readonly string[];
  /** The same operations as method and path, such as `GET /v2/webhooks`. */
  readonly endpoints: readonly string[];
}

/** Returns the rules on a decision, or on the clause of the component or operation that they exercise. */
export function rulesOf(
  concern: Concern,
  rules: readonly RuleBasis[],
  facts: readonly Fact[],
): string[] {
  const clauses = clausesAt(concern, facts);
  const isOnClause = (rule: RuleBasis): boolean =>
    rule.basis.some(
      (basis) => "clause" in basis && clauses.some((clause) => isWithin(basis.clause, clause)),
    ) &&
    (concern.operations.length === 0 ||
      rule.operations.some((id) => concern.operations.includes(id)));
  const isOnDecision = (rule: RuleBasis): boolean =>
    rule.basis.some((basis) => "decision" in basis && concern.decisions.includes(basis.decision));
  return rules.filter((rule) => isOnDecision(rule) || isOnClause(rule)).map(({ id }) => id);
}

function clausesAt({ pointer, endpoints }: Concern, facts: readonly Fact[]): string[] {
  const [, kind, component] = segmentsOf(pointer);
  const isAbout = ({ schema, operation = "" }: Fact): boolean =>
    endpoints.includes(operation) ||
    (kind === "schemas" && schema !== undefined && schema === component);
  return facts.filter(isAbout).map(({ clause }) => clause);
}

/** Returns true if a clause is another clause or a part of it: `Endpoints 2, parts` is within `Endpoints 2`. */
function isWithin(clause: string, outer: string): boolean {
  return clause === outer || clause.startsWith(`${outer},`);
}
