import type { SettingInfo, SettingSchema } from "./setting-list.js";
import type { Unit } from "./setting-schemas.js";

const KiB = 1024;
const UNITS = ["bytes", "KiB", "MiB", "GiB", "TiB"] as const;
const examples: Readonly<Record<Unit, string>> = {
  bytes: "such as `64MiB`",
  seconds: "such as `30` or `2m`",
  days: "such as `30` or `30d`",
};

/** Describes the values that a setting accepts, such as "an integer from 0 to 65535", for pages and errors. */
export function describeValues(schema: SettingSchema): string {
  const { values, items, unit, anyOf } = schema;
  if (values !== undefined) return values;
  if (anyOf) return anyOf.map(describeValues).join(", or ");
  if (schema.const !== undefined) return `\`${String(schema.const)}\``;
  if (schema.enum) return `one of ${schema.enum.map((value) => `\`${value}\``).join(", ")}`;
  if (items) return `a list; each ${describeValues(items)}`;
  if (unit) return `${unit}${rangeOf(schema)}, ${examples[unit]}`;
  return describeType(schema);
}

function describeType(schema: SettingSchema): string {
  const { type, format } = schema;
  if (type === "boolean") return "`true` or `false`";
  if (type === "integer" || type === "number")
    return `${type === "integer" ? "an integer" : "a number"}${rangeOf(schema)}`;
  return format === "uri" ? "a URL" : "text";
}

function rangeOf({ minimum, exclusiveMinimum, maximum, unit }: SettingSchema): string {
  const min = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + 1);
  const max = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
  const show = (value: number) => (unit === "bytes" && value >= KiB ? inUnits(value) : `${value}`);
  if (min === undefined) return max === undefined ? "" : `, at most ${show(max)}`;
  return max === undefined ? `, at least ${show(min)}` : ` from ${show(min)} to ${show(max)}`;
}

/** Formats the default of a setting, or returns "none" if it has none. */
export function describeDefault({ schema }: SettingInfo): string {
  const { defaultText, default: value, unit } = schema;
  if (defaultText !== undefined) return defaultText;
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return "none";
  if (unit === "bytes") return inUnits(Number(value));
  if (unit) return `${String(value)} ${unit}`;
  return `\`${String(value)}\``;
}

/** Formats a number of bytes in the largest unit that divides it evenly. */
function inUnits(bytes: number, unit = 0): string {
  const isMultiple = bytes > 0 && bytes % KiB === 0 && unit < UNITS.length - 1;
  return isMultiple ? inUnits(bytes / KiB, unit + 1) : `${bytes} ${UNITS[unit]}`;
}
