const DATE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3})Z$/;

/**
 * The same resource in another valid form: members in reverse order, an extra member in each object with fixed members,
 * and dates with nine digits and an offset.
 */
export function otherwise(value: unknown, name = ""): unknown {
  if (typeof value === "string")
    return isDate(name) ? value.replace(DATE, "$1000000+00:00") : value;
  if (Array.isArray(value)) return value.map((item) => otherwise(item));
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).toReversed();
  const written = members.map(([key, member]) => [key, otherwise(member, key)] as const);
  // A map gets no extra member, since all its values have one type.
  const extra = name === "warningCounts" ? [] : [["xSelf", { revision: 1 }] as const];
  return Object.fromEntries([...extra, ...written]);
}

function isDate(name: string): boolean {
  return name === "queuedAt" || name === "exportedAt" || name === "timestamp";
}
