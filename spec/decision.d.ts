/** A decision on a question that the interface leaves open, as in `decisions.json`. */
export interface Decision {
  readonly id: string;
  /** The question that the interface leaves open. */
  readonly open: string;
  readonly decided: string;
  readonly why: string;
  /** True if users of the checker can turn off its rules about this decision. */
  readonly waivable: boolean;
  /** True if a keyword of the contract follows from this decision. */
  readonly contract: boolean;
  /** What enforces the decision, if the contract cannot express it. */
  readonly heldBy?: readonly string[];
}
