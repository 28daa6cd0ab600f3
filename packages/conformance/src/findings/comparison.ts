/** A finding of a baseline. */
export interface KnownFinding {
  readonly id: string;
  readonly rule: string;
  readonly message: string;
}

/** Differences between the findings of a run and those of an earlier run. */
export interface Comparison {
  /** Ids of the findings that are not in the baseline; only these fail the run. */
  readonly added: readonly string[];
  /** Ids of the findings that are also in the baseline. */
  readonly known: readonly string[];
  /** Findings of the baseline that this run no longer has, although it exercised the rule. */
  readonly gone: readonly KnownFinding[];
  /** Findings of the baseline whose rules this run did not exercise. */
  readonly unchecked: readonly KnownFinding[];
}
