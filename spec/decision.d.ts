/** An entry of the register of decisions, as `decisions.json` has it. */
export interface Decision {
  readonly id: string;
  /** What the interface leaves open. */
  readonly open: string;
  readonly decided: string;
  readonly why: string;
  /** Whether a checker may skip it on request. */
  readonly waivable: boolean;
  /** Whether a keyword of the contract rests on it. */
  readonly contract: boolean;
  /** Who holds it, where the contract cannot. */
  readonly heldBy?: readonly string[];
}
