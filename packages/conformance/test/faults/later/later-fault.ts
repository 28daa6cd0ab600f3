import type { PlantedFault } from "../fault.js";

/** A fault that somebody thought of who knew the rules, so that the benchmark does not count it. */
export interface LaterFault extends PlantedFault {
  /** The rule that finds it. */
  readonly rule: string;
  /** Rules that must have run before, since the rule judges what they have caused. */
  readonly after?: readonly string[];
}
