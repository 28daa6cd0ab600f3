import type { JsonObject } from "../../json-object.js";
import { parametersOf } from "../../parameters-of.js";
import type { Repair } from "../repair.js";

/** Returns the names of the path parameters of a path item or an operation. */
export function namesInPath(object: JsonObject, { resolve }: Repair): string[] {
  return parametersOf(object).flatMap((one) => {
    const value = resolve(one, "")?.value;
    return value?.in === "path" ? [String(value.name)] : [];
  });
}
