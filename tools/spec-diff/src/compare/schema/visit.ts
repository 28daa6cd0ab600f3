import type { Change, Flow } from "../../model/change.ts";
import type { Pair } from "../../model/place.ts";

/** A walk over the schemas of one message. */
export interface Visit {
  readonly flow: Flow;
  /** The pairs of places that were compared, so that a schema inside itself ends. */
  readonly seen: Set<string>;
  /** Compares two schemas inside those that are compared. */
  compare(pair: Pair): Change[];
}
