import type { DeprecationModel } from "../model.ts";
import { child, type Node, type Reader } from "../reader.ts";

const SINCE = "x-deprecated-since";
const SUNSET = "x-sunset";

/** Builds the deprecation of an operation, a parameter or a schema with `deprecated: true`, including its dates. */
export function buildDeprecation(
  { value, pointer }: Node,
  reader: Reader,
): DeprecationModel | undefined {
  if (value.deprecated !== true) return undefined;
  const since = readDate(value[SINCE], child(pointer, SINCE), reader);
  const sunset = readDate(value[SUNSET], child(pointer, SUNSET), reader);
  // The sunset must not come before the deprecation (RFC 9745, 4).
  if (since !== undefined && sunset !== undefined && sunset < since)
    reader.note(child(pointer, SUNSET), {
      kind: "deprecation-date",
      found: `expected a date not before ${since}, got ${sunset}`,
      read: "it is ignored",
      fix: "Write a date after the deprecation",
    });
  const isAfter = since === undefined || sunset === undefined || sunset >= since;
  return {
    ...(since !== undefined && { since }),
    ...(sunset !== undefined && isAfter && { sunset }),
  };
}

/** Reads a date or a date-time (RFC 3339); a date means its first moment in UTC. */
function readDate(value: unknown, pointer: string, reader: Reader): string | undefined {
  if (value === undefined) return undefined;
  const isDate =
    typeof value === "string" && /^\d{4}-\d\d-\d\d(T.+(Z|[+-]\d\d:\d\d))?$/i.test(value);
  const time = isDate ? Date.parse(value) : NaN;
  if (!Number.isNaN(time)) return new Date(time).toISOString();
  reader.note(pointer, {
    kind: "deprecation-date",
    found: `expected a date such as "2027-05-01", got \`${JSON.stringify(value)}\``,
    read: "it is ignored",
    fix: "Write a date, or a date-time with its zone (RFC 3339)",
  });
  return undefined;
}
