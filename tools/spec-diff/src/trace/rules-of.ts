import { segmentsOf } from "../model/place.ts";

/** What a rule of the checker has that connects it with a place of the contract. */
export interface RuleBasis {
  readonly id: string;
  readonly basis: readonly (
    | { readonly decision: string }
    | { readonly clause: string }
    | { readonly openapi: string }
  )[];
  readonly operations: readonly string[];
}

/** One fact of the interface: the clause that says it, and the component or the operation that it is about. */
export interface Fact {
  readonly clause: string;
  readonly schema?: string;
  readonly operation?: string;
}

/** What a change is about. */
export interface Concern {
  readonly pointer: string;
  readonly decisions: readonly string[];
  /** Operation ids. */
  readonly operations: readonly string[];
  /** The same as method and path, such as `GET /v2/webhooks`. */
  readonly endpoints: readonly string[];
}

/** The rules that rest on one of the decisions, or on the clause of the component or operation and exercise the operation. */
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

/** `Endpoints 2, parts` is within `Endpoints 2`. */
function isWithin(clause: string, outer: string): boolean {
  return clause === outer || clause.startsWith(`${outer},`);
}
