import { ofMember, placesIn, type Bigints, type BigintsInside } from "../../contract/bigints.js";
import { parseText } from "./parse-text.js";

/** An integer in a JSON text that would become another number. */
export interface InexactInteger {
  readonly pointer: string;
  readonly digits: string;
}

/** The parsed value, and the integers that a number cannot represent. */
export interface ExactJson {
  readonly value: unknown;
  readonly inexact: readonly InexactInteger[];
}

const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/gs;
/** Maximum number of integers to report. */
const MAX_FOUND = 100;
/** Maximum number of zeros at the end of an integer. With more, it is not a 64-bit integer. */
const MAX_ZEROS = 40;

/**
 * Parses JSON and returns every integer at the described places as a bigint. Also finds all other integers that a
 * number cannot represent exactly: a parser silently rounds those beyond 2^53. An integer that is written exactly as
 * its number prints counts as exact.
 *
 * @throws {SyntaxError} if the text is not JSON.
 */
export function parseExactly(text: string, bigints: Bigints | undefined): ExactJson {
  const value = parseText(text);
  // Numbers with fewer digits are exact, unless they have an exponent.
  const mayBeUnsafe = bigints ? /\d{16}|\d[eE]\+?\d/ : /\d{16}|\d[eE]\+?\d{3}/;
  const inexact: InexactInteger[] = [];
  if (!mayBeUnsafe.test(text))
    return { value: bigints ? revive(value, [bigints], "", { inexact }) : value, inexact };
  const mark = crypto.randomUUID();
  const marked = text.replaceAll(TOKENS, (token) =>
    isUnsafe(token) ? `"${mark}${token}"` : token,
  );
  if (marked.length === text.length && !bigints) return { value, inexact };
  return { value: revive(parseText(marked), [bigints], "", { mark, inexact }), inexact };
}

/** Returns true if parsing a JSON number may change its integer value. */
function isUnsafe(token: string): boolean {
  if (token.startsWith('"')) return false;
  const value = Number(token);
  return Number.isInteger(value) ? !Number.isSafeInteger(value) : !Number.isFinite(value);
}

interface Context {
  /** Prefix of the strings that represent numbers. */
  readonly mark?: string;
  readonly inexact: InexactInteger[];
}

function revive(
  value: unknown,
  bigints: readonly (Bigints | undefined)[],
  pointer: string,
  context: Context,
): unknown {
  const { mark, inexact } = context;
  const places = placesIn(bigints);
  if (typeof value === "number")
    return places.has(true) && Number.isInteger(value) ? BigInt(value) : value;
  if (typeof value === "string") {
    if (mark === undefined || !value.startsWith(mark)) return value;
    const digits = value.slice(mark.length);
    const whole = integerOf(digits);
    if (places.has(true) && whole !== undefined) return whole;
    const isRefused = places.has(true) || !isSame(digits, whole);
    if (isRefused && inexact.length < MAX_FOUND) inexact.push({ pointer, digits });
    return Number(digits);
  }
  if (typeof value !== "object" || value === null) return value;
  if (mark === undefined && places.size === 0) return value;
  const inside = [...places].filter((one) => one !== true);
  for (const [name, inner] of Object.entries(value)) {
    const own = inside.flatMap((one: BigintsInside) =>
      Array.isArray(value) ? [one.first?.[Number(name)] ?? one.items] : ofMember(one, name),
    );
    const at = `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    const revived = revive(inner, own, at, context);
    if (revived !== inner) define(value, name, revived);
  }
  return value;
}

/** Returns true if an integer equals the number that it is parsed as, or that number prints as it. */
function isSame(digits: string, whole: bigint | undefined): boolean {
  const value = Number(digits);
  if (!Number.isFinite(value)) return false;
  return whole === undefined || whole === BigInt(value) || whole === integerOf(String(value));
}

/** Defines a member like `JSON.parse`: an assignment to `__proto__` would set the prototype of the object instead. */
function define(object: object, name: string, value: unknown): void {
  const settings = { configurable: true, enumerable: true, writable: true };
  Object.defineProperty(object, name, { ...settings, value });
}

/** Returns a JSON number such as `1.5e3` as an integer; undefined if it has a fraction or far too many zeros. */
function integerOf(token: string): bigint | undefined {
  const [mantissa = "", exponent = "0"] = token.toLowerCase().split("e");
  const [whole = "", fraction = ""] = mantissa.split(".");
  const all = whole + fraction;
  const digits = all.replace(/0+$/, "");
  const zeros = Number(exponent) - fraction.length + all.length - digits.length;
  return zeros < 0 || zeros > MAX_ZEROS ? undefined : BigInt(digits + "0".repeat(zeros));
}
