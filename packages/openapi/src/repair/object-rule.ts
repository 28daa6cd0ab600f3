import type { JsonObject } from "../json-object.js";
import type { Repair } from "./repair.js";

/** A rule changes an object in place, before its members are looked at one by one, or says that it is left out. */
export type ObjectRule = (
  object: JsonObject,
  pointer: string,
  repair: Repair,
) => "leave out" | undefined | void;
