/** The parts of Redocly's visitor context that the rules use. */
export interface VisitorContext {
  report(problem: { message: string; location?: RuleLocation }): void;
  readonly location: RuleLocation;
  readonly key: string | number;
}

/** A place in a file of the contract. */
export interface RuleLocation {
  child(path: readonly (string | number)[]): RuleLocation;
  key(): RuleLocation;
}

/** An object of the contract, as rules see it. */
export type ContractNode = Readonly<Record<string, unknown>>;

/** Options of a rule in `redocly.yaml`. */
export interface RuleOptions {
  /** Verbs of this API in addition to the shared list. */
  readonly verbs?: readonly string[];
}

/** A rule: visitor functions by type of object. */
export type Rule = (
  options?: RuleOptions,
) => Readonly<Record<string, Visit | { readonly leave: Visit }>>;

/** Visits one object and reports its problems. */
export type Visit = (node: ContractNode, context: VisitorContext) => void;
