/** A finding of a baseline. */
export interface KnownFinding {
  readonly id: string;
  readonly rule: string;
  readonly message: string;
}

/** How the findings of a run differ from those of an earlier one. */
export interface Comparison {
  /** Ids of the findings that the baseline does not have; only these fail the run. */
  readonly added: readonly string[];
  /** Ids of the findings that it has too. */
  readonly known: readonly string[];
  /** What it has and this run has not, although the rule was exercised. */
  readonly gone: readonly KnownFinding[];
  /** What it has of rules that this run did not exercise. */
  readonly unchecked: readonly KnownFinding[];
}
