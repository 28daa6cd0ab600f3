import type { JsonObject } from "../../json-object.js";
import type { Repair } from "../repair.js";

/** A rule that repairs a schema in place before its keywords are repaired one by one. */
export type SchemaRule = (schema: JsonObject, pointer: string, repair: Repair) => void;
