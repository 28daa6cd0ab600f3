import { randomId } from "../utils/random-id.js";
import { ofMember, placesIn, type Bigints, type BigintsInside } from "./bigints.js";

/** An integer in a JSON text that a JavaScript number cannot represent exactly. */
export interface Inexact {
  readonly pointer: string;
  readonly digits: string;
}

const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/gs;
/** Largest exponent to expand: a number with a larger one is far beyond 64 bits. */
const MAX_EXPONENT = 40;

/**
 * Parses JSON and returns every integer at the described places as a bigint. Calls `refuse` for each other integer that
 * a JavaScript number would round. Throws a SyntaxError if the text is not JSON.
 */
export function parseExactly(
  text: string,
  bigints: Bigints,
  refuse: (inexact: Inexact) => void,
): unknown {
  // Marks numbers that must be parsed exactly. No string in the text starts with this random prefix. Only texts with
  // long numbers or exponents need it: `JSON.parse` is exact for all other numbers.
  const mark = /\d{16}|\d[eE]\+?\d/.test(text) ? `${randomId()}:` : undefined;
  const value: unknown = JSON.parse(text);
  const marked =
    mark === undefined
      ? value
      : JSON.parse(
          text.replace(TOKENS, (token) => (isUnsafe(token) ? `"${mark}${token}"` : token)),
        );
  return revive(marked, [bigints], "", { mark, refuse });
}

/** Whether parsing a JSON number may change its integer value, or the number is too large for a JavaScript number. */
function isUnsafe(token: string): boolean {
  const value = +token;
  if (token[0] === '"') return false;
  return Number.isInteger(value) ? !Number.isSafeInteger(value) : !Number.isFinite(value);
}

/** Whether a number equals the integer, or is printed like it. */
function isSame(value: number, whole: bigint | undefined): boolean {
  if (!Number.isFinite(value)) return false;
  return whole === undefined || whole === BigInt(value) || whole === integerOf(`${value}`);
}

interface Context {
  readonly mark: string | undefined;
  readonly refuse: (inexact: Inexact) => void;
}

function revive(
  value: unknown,
  bigints: readonly (Bigints | undefined)[],
  pointer: string,
  context: Context,
): unknown {
  const { mark, refuse } = context;
  const places = placesIn(bigints);
  if (typeof value === "number")
    return places.has(true) && Number.isInteger(value) ? BigInt(value) : value;
  if (typeof value === "string") {
    if (mark === undefined || !value.startsWith(mark)) return value;
    const digits = value.slice(mark.length);
    const whole = integerOf(digits);
    if (places.has(true) && whole !== undefined) return whole;
    if (places.has(true) || !isSame(+digits, whole)) refuse({ pointer, digits });
    return +digits;
  }
  if (typeof value !== "object" || value === null) return value;
  if (mark === undefined && places.size === 0) return value;
  const inside = [...places].filter((one): one is BigintsInside => one !== true);
  for (const [name, inner] of Object.entries(value)) {
    const own = inside.flatMap((one) =>
      Array.isArray(value) ? [one.first?.[+name] ?? one.items] : ofMember(one, name),
    );
    const at = `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    const revived = revive(inner, own, at, context);
    // Like JSON.parse, defines a member `__proto__`; an assignment would set the prototype of the object instead.
    if (revived !== inner)
      Object.defineProperty(value, name, {
        value: revived,
        configurable: true,
        enumerable: true,
        writable: true,
      });
  }
  return value;
}

/**
 * Converts a JSON number such as `1.5e3` to a bigint. Returns undefined if it is a fraction, or if its exponent is
 * larger than `MAX_EXPONENT`.
 */
function integerOf(token: string): bigint | undefined {
  const [mantissa = "", exponent = "0"] = token.toLowerCase().split("e");
  const [whole = "", fraction = ""] = mantissa.split(".");
  const digits = (whole + fraction).replace(/0+$/, "");
  const power = +exponent - fraction.length + (whole + fraction).length - digits.length;
  if (power > MAX_EXPONENT || power < 0) return undefined;
  return BigInt(digits + "0".repeat(power));
}
