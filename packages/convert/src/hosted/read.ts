import type { Absent } from "./absent.js";
import type { HostedDimension, HostedTextStyle } from "./hosted-style.js";

/**
 * Readers for members of an uploaded document, whose values may not match their declared types. Each returns an empty
 * value for a member that is absent or has another type, so damaged input never crashes the conversion.
 */

/** The text of a member, or an empty string. */
export function readText(value: Absent<string>): string {
  return typeof value === "string" ? value : "";
}

/** A date and time of the Google Docs API (RFC 3339). */
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** Returns a valid date and time; undefined for any other text. */
export function readTimestamp(timestamp: Absent<string>): string | undefined {
  return TIMESTAMP.exec(readText(timestamp))?.[0];
}

/** The elements of a list member, or an empty list; elements that are not objects become empty objects. */
export function readList<T extends object>(value: Absent<readonly T[]>): readonly Partial<T>[] {
  if (!Array.isArray(value)) return [];
  if (containsOnlyObjects(value)) return value;
  return value.map((element: Absent<T>) => (isObject(element) ? element : NO_MEMBERS));
}

/** One shared object, because a list may have millions of elements that are not objects. */
const NO_MEMBERS: object = Object.freeze({});

function containsOnlyObjects(list: readonly unknown[]): boolean {
  for (const element of list) if (!isObject(element)) return false;
  return true;
}

/** The strings of a list member; other elements are dropped. */
export function readTexts(value: Absent<readonly string[]>): readonly string[] {
  return Array.isArray(value) ? value.filter((element) => typeof element === "string") : [];
}

/** A finite number, or `otherwise`. */
export function readNumber(value: Absent<number>, otherwise: number): number {
  return typeof value === "number" && Number.isFinite(value) ? value : otherwise;
}

/** The entry of a dictionary member under `key`, never one inherited from `Object.prototype`. */
export function readEntry<T>(
  dictionary: Absent<{ readonly [key: string]: T }>,
  key: Absent<string>,
): T | undefined {
  if (typeof key !== "string" || !isObject(dictionary)) return undefined;
  return Object.hasOwn(dictionary, key) ? (dictionary[key] ?? undefined) : undefined;
}

/** The entries of a dictionary member, in their order in the file. */
export function readEntries<T>(
  dictionary: Absent<{ readonly [key: string]: T }>,
): readonly (readonly [string, T])[] {
  return isObject(dictionary) ? Object.entries(dictionary) : [];
}

/** Whether an object has no members, which is true of most text styles. */
export function isEmpty(value: object): boolean {
  for (const _ in value) return false;
  return true;
}

/** Whether a value is an object but not an array. */
export function isObject<T>(value: T): value is T & object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A length in points, rounded to two decimals; 0 without a magnitude, undefined if absent. */
export function readPoints(dimension: Absent<HostedDimension>): number | undefined {
  if (typeof dimension !== "object" || dimension === null) return undefined;
  const { magnitude } = dimension;
  return typeof magnitude === "number" && Number.isFinite(magnitude)
    ? Math.round(magnitude * 100) / 100
    : 0;
}

/** In characters. Every run may repeat the font of an inherited style, so a long name could be written very often. */
const MAX_FONT = 100;

/** Returns the font of a text style; an empty string if it has none or its name is longer than 100 characters. */
export function readFont({ weightedFontFamily }: HostedTextStyle): string {
  const font = readText(weightedFontFamily?.fontFamily);
  return font.length > MAX_FONT ? "" : font;
}

/** Whether an unknown value is an object but not an array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return isObject(value);
}
