import { randomId } from "../utils/random-id.js";
import { ofMember, placesIn, type Bigints, type BigintsInside } from "./bigints.js";

/** An integer in a JSON text that a number cannot represent exactly. */
export interface Inexact {
  readonly pointer: string;
  readonly digits: string;
}

const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/gs;
const INTEGER = /^-?\d+$/;
/** A number with a larger exponent is not a 64-bit integer. */
const MAX_EXPONENT = 40;

/**
 * Parses JSON, with bigints at the given locations whatever their size. Calls `refuse` with any other integer that
 * would change its value. Throws a SyntaxError if the text is not JSON.
 */
export function parseExactly(
  text: string,
  bigints: Bigints,
  refuse: (inexact: Inexact) => void,
): unknown {
  // A random prefix that no string in the text starts with. It is only needed for long numbers or exponents: all other
  // numbers are exact.
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

/** Whether parsing a JSON number may change its integer value. */
function isUnsafe(token: string): boolean {
  return token[0] !== '"' && Number.isInteger(+token) && !Number.isSafeInteger(+token);
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
    // The number is exact if it prints as the same digits or has the same integer value.
    const isSame = !INTEGER.test(digits) || `${+digits}` === digits || whole === BigInt(+digits);
    if (places.has(true) || !isSame) refuse({ pointer, digits });
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
    // Behaves like JSON.parse: assigning to `__proto__` would set the prototype instead.
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

/** Returns a JSON number such as `1.5e3` as an integer; undefined if it has a fraction or far too many digits. */
function integerOf(token: string): bigint | undefined {
  const [mantissa = "", exponent = "0"] = token.toLowerCase().split("e");
  const [whole = "", fraction = ""] = mantissa.split(".");
  const digits = (whole + fraction).replace(/0+$/, "");
  const power = +exponent - fraction.length + (whole + fraction).length - digits.length;
  if (power > MAX_EXPONENT || power < 0) return undefined;
  return BigInt(digits + "0".repeat(power));
}
