import { isObject } from "../hosted/read.js";
import { elementKinds, type Overrides } from "../overrides/overrides.js";
import { ConversionOptionError } from "./conversion-option-error.js";

/**
 * Checks the option `overrides`.
 *
 * @throws {ConversionOptionError} for an unknown kind, or a value that is not a function.
 */
export function overridesOption(overrides: Overrides): Overrides {
  const expected = "functions by kind of element";
  if (!isObject(overrides)) throw new ConversionOptionError("overrides", expected, overrides);
  for (const [kind, override] of Object.entries(overrides)) {
    if (!elementKinds.includes(kind)) {
      throw new ConversionOptionError("overrides", `kinds among ${elementKinds.join(", ")}`, kind);
    }
    if (override !== undefined && typeof override !== "function") {
      throw new ConversionOptionError("overrides", `a function for \`${kind}\``, override);
    }
  }
  return overrides;
}
