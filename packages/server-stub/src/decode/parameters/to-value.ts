import type { Shape } from "../../contract/parameter.js";
import { inexactInteger, takesArray, takesObject, WireError, type Raw } from "./raw.js";

const INTEGER = /^-?(?:0|[1-9]\d*)$/;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const TEXT: Shape = { scalars: ["string"] };

/**
 * Converts a raw value to a JSON value. Throws {@link WireError} if a single value was sent more than once, and {@link
 * InexactError} for an integer that would change its value.
 */
export function toValue(raw: Raw, shape: Shape): unknown {
  if (typeof raw === "string") return fromText(raw, shape);
  if (raw instanceof Map) return fromMembers(raw, shape);
  return fromList(raw as readonly Raw[], shape);
}

/** Converts a text to a scalar. A text that is not a number remains a text, so that the check reports what was sent. */
function fromText(raw: string, shape: Shape): unknown {
  const { scalars } = shape;
  // If only a list is allowed, the text is its single item; an empty text is null if null is allowed.
  const isNull = raw === "" && scalars.includes("null");
  if (shape.items && !isNull && scalars.every((type) => type === "null"))
    return [fromText(raw, shape.items)];
  if (scalars.includes("bigint") && INTEGER.test(raw)) return BigInt(raw);
  if (scalars.includes("integer") && INTEGER.test(raw)) return exactInteger(raw, scalars);
  if (scalars.includes("number") && NUMBER.test(raw)) return finite(raw);
  if (scalars.includes("boolean") && (raw === "true" || raw === "false")) return raw === "true";
  if (raw === "" && scalars.includes("null")) return null;
  return raw;
}

/**
 * Parses an integer. Beyond 2^53 - 1 a number represents several integers, and a response could contain a different one
 * than requested.
 */
function exactInteger(raw: string, scalars: Shape["scalars"]): number | string {
  const value = Number(raw);
  if (Number.isSafeInteger(value)) return value;
  if (scalars.includes("string")) return raw;
  if (scalars.includes("number")) return finite(raw);
  throw inexactInteger(raw);
}

function finite(raw: string): number | string {
  const value = Number(raw);
  return Number.isFinite(value) ? value : raw;
}

function fromList(raw: readonly Raw[], shape: Shape): unknown {
  // Members with numbers as names are read as a list.
  if (!takesArray(shape) && takesObject(shape))
    return fromMembers(new Map(raw.map((item, index) => [String(index), item])), shape);
  const { items } = shape;
  if (!items) throw new WireError("single", `Expected one value, got ${raw.length}.`);
  return raw.map((item) => toValue(item, items));
}

function fromMembers(raw: ReadonlyMap<string, Raw>, { members = {}, rest = TEXT }: Shape): unknown {
  const shapeOf = (name: string) => (Object.hasOwn(members, name) ? members[name] : undefined);
  // `fromEntries` defines a member `__proto__` like any other member.
  return Object.fromEntries(
    [...raw].map(([name, value]) => [name, toValue(value, shapeOf(name) ?? rest)]),
  );
}
