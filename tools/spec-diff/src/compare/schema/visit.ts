import type { Change, Flow } from "../../model/change.ts";
import type { Pair } from "../../model/place.ts";

/** A traversal of the schemas of one message. */
export interface Visit {
  readonly flow: Flow;
  /** Pairs that were already compared, so that recursive schemas terminate. */
  readonly seen: Set<string>;
  /** Compares two nested schemas. */
  compare(pair: Pair): Change[];
}
