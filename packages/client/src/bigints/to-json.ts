import { randomId } from "../utils/random-id.js";

/** Serializes a value as JSON, with bigints as integers. Throws a TypeError if JSON cannot represent the value. */
export function toJson(value: unknown): string {
  try {
    // Some programs add a `toJSON` to BigInt.prototype that turns bigints into strings.
    if (!("toJSON" in BigInt.prototype)) return JSON.stringify(value);
  } catch {
    // The value contains a bigint, or cannot be serialized at all.
  }
  const mark = randomId();
  const text = JSON.stringify(
    value,
    function (this: Readonly<Record<string, unknown>>, name, inner: unknown) {
      return typeof this[name] === "bigint" ? `${mark}${this[name]}` : inner;
    },
  );
  return text?.replace(new RegExp(`"${mark}(-?\\d+)"`, "g"), "$1");
}
