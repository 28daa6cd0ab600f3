import type { PlantedFault } from "../fault.js";

/** A fault written by somebody who knew the rules, so the benchmark does not count it. */
export interface LaterFault extends PlantedFault {
  /** The rule that finds it. */
  readonly rule: string;
  /** Rules that must run before, since the rule judges what they cause. */
  readonly after?: readonly string[];
}
