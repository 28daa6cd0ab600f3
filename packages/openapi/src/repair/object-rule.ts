import type { JsonObject } from "../json-object.js";
import type { Repair } from "./repair.js";

/** A rule that repairs an object in place before its members are repaired, or reports that the object is left out. */
export type ObjectRule = (
  object: JsonObject,
  pointer: string,
  repair: Repair,
) => "leave out" | undefined | void;
