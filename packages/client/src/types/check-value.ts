import { inWords, isOfType, typeOf } from "./json-type.js";
import { refuse } from "./refuse.js";
import type { Check, Members, Type } from "./type.js";

/**
 * Throws a TypeError for the first value that does not match its type, with its place, the expected type and the actual
 * value.
 */
export function checkValue(place: string, type: Type, value: unknown): void {
  if (Array.isArray(type)) {
    const [expected, accepts, show] = type as unknown as Check;
    if (!accepts(value)) refuse(place, expected, value, show ?? describe);
  } else if (typeof type === "string") {
    if (!isOfType(type, value)) refuse(place, inWords(type.split("|")), value, describe);
  } else checkMembers(place, type as Members, value);
}

function checkMembers(place: string, type: Members, value: unknown): void {
  const items = type["[]"];
  checkValue(place, items ? "array" : "object", value);
  for (const [name, member] of Object.entries(value as object)) {
    const inner = items ?? type[Object.hasOwn(type, name) ? name : "*"];
    // JSON omits undefined members.
    if (inner && member !== undefined)
      checkValue(`${place}${items ? `[${name}]` : `.${name}`}`, inner, member);
  }
}

/** Describes a value in a few words, such as `the string "2"`. */
export function describe(value: unknown): string {
  // The text before an `@` may be credentials.
  if (typeof value === "string")
    return `the string ${JSON.stringify(value.replace(/.*@/s, "").slice(0, 80))}`;
  if (Object(value) !== value) return String(value);
  return inWords([typeOf(value)]);
}
