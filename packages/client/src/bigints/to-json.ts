import { randomId } from "../utils/random-id.js";

/** JSON, a bigint as the integer that it is. Throws a TypeError for what JSON cannot hold. */
export function toJson(value: unknown): string {
  try {
    // Some give every bigint a `toJSON`, which makes a text of it.
    if (!("toJSON" in BigInt.prototype)) return JSON.stringify(value);
  } catch {
    // It has a bigint, or cannot be written anyway.
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
