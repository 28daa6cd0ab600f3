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

/** An object of the contract as a rule sees it. */
export type ContractNode = Readonly<Record<string, unknown>>;

/** What `redocly.yaml` gives a rule. */
export interface RuleOptions {
  /** Verbs that this API has beside those of every API. */
  readonly verbs?: readonly string[];
}

/** A rule: functions by the type of object that they visit. */
export type Rule = (
  options?: RuleOptions,
) => Readonly<Record<string, Visit | { readonly leave: Visit }>>;

/** Visits one object and reports what is wrong with it. */
export type Visit = (node: ContractNode, context: VisitorContext) => void;
