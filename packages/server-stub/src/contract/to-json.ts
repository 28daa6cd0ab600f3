/** JSON, a bigint as the integer that it is. Throws a TypeError for what JSON cannot hold. */
export function toJson(value: unknown): string {
  try {
    // Some give every bigint a `toJSON`, which makes a text of it.
    if (!("toJSON" in BigInt.prototype)) return JSON.stringify(value);
  } catch {
    // It has a bigint, or cannot be written anyway.
  }
  const mark = crypto.randomUUID();
  function marked(this: Readonly<Record<string, unknown>>, name: string, inner: unknown): unknown {
    const own = this[name];
    return typeof own === "bigint" ? `${mark}${own}` : inner;
  }
  return JSON.stringify(value, marked).replaceAll(new RegExp(`"${mark}(-?\\d+)"`, "g"), "$1");
}
