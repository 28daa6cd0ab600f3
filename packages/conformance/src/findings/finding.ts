import type { Basis } from "./basis.js";

/** One deviation of the target from the contract. */
export interface Finding {
  /** Id of the rule that found it. */
  readonly rule: string;
  readonly basis: Basis;
  /** Whether the register lets an implementer waive the decision; always false of a clause. */
  readonly waivable: boolean;
  /** What was expected, what came, and where. */
  readonly message: string;
  /** A curl line that repeats the request; the token is written `$TOKEN`. */
  readonly curl: string;
  /** Status of the response; absent where none came. */
  readonly status?: number;
  /** The beginning of the response's body, tokens removed. */
  readonly excerpt?: string;
  /** How many exchanges showed the same deviation. */
  readonly count: number;
}
