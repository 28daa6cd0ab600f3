/** Serializes a value as JSON and writes bigints as integers. Throws a TypeError if JSON cannot represent the value. */
export function toJson(value: unknown): string {
  try {
    // Some programs define `BigInt.prototype.toJSON`, which writes bigints as strings.
    if (!("toJSON" in BigInt.prototype)) return JSON.stringify(value);
  } catch {
    // The value contains a bigint, or JSON cannot represent it. The code below serializes the former and throws for the
    // latter.
  }
  const mark = crypto.randomUUID();
  function marked(this: Readonly<Record<string, unknown>>, name: string, inner: unknown): unknown {
    const own = this[name];
    return typeof own === "bigint" ? `${mark}${own}` : inner;
  }
  return JSON.stringify(value, marked).replaceAll(new RegExp(`"${mark}(-?\\d+)"`, "g"), "$1");
}
