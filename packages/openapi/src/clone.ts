/** Maximum number of values to copy. Beyond it, values that occur more than once stay shared in the copy. */
const MAX_COPIES = 3_000_000;

/**
 * Copies JSON data so that the copy can be changed independently. Values that occur more than once, as with YAML
 * aliases, are copied for each place, because each place is read separately. Values that JSON cannot represent are left
 * out, such as a plug-in's function or a circular reference.
 */
export function cloneJson(value: unknown): unknown {
  return copy(value, { around: new Set(), copies: new Map(), count: 0 });
}

interface Copying {
  readonly around: Set<object>;
  readonly copies: Map<object, unknown>;
  count: number;
}

function copy(value: unknown, copying: Copying): unknown {
  if (typeof value === "function" || typeof value === "symbol") return undefined;
  if (typeof value === "bigint") return Number(value);
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof Date) return value.toISOString();
  if (copying.around.has(value)) return undefined;
  const known = copying.copies.get(value);
  if (known !== undefined && copying.count > MAX_COPIES) return known;
  copying.count += 1;
  copying.around.add(value);
  const made = Array.isArray(value)
    ? value.map((item: unknown) => copy(item, copying) ?? null)
    : // Not assigned, since `__proto__` is a name like any other in a description.
      Object.fromEntries(
        Object.entries(value).flatMap(([key, member]): [string, unknown][] => {
          const own = copy(member, copying);
          return own === undefined ? [] : [[key, own]];
        }),
      );
  copying.around.delete(value);
  copying.copies.set(value, made);
  return made;
}
