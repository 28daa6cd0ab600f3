/** Serializes a value as JSON, with bigints as integers. Throws a TypeError if JSON cannot represent the value. */
export function toJson(value: unknown): string {
  try {
    // Some programs add a `toJSON` to BigInt.prototype that turns bigints into strings.
    if (!("toJSON" in BigInt.prototype)) return JSON.stringify(value);
  } catch {
    // The value contains a bigint, or cannot be serialized at all.
  }
  const mark = crypto.randomUUID();
  function marked(this: Readonly<Record<string, unknown>>, name: string, inner: unknown): unknown {
    const own = this[name];
    return typeof own === "bigint" ? `${mark}${own}` : inner;
  }
  return JSON.stringify(value, marked).replaceAll(new RegExp(`"${mark}(-?\\d+)"`, "g"), "$1");
}
