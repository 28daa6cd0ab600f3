import { excerpt } from "../../checks/excerpt.js";
import type { ParameterSettings, Shape } from "../../contract/parameter.js";
import type { Violation } from "../../contract/violation.js";

/** A value after its style is decoded, before types are known: texts, lists and named members. */
export type Raw = string | readonly Raw[] | ReadonlyMap<string, Raw>;

/** Thrown if a value was not sent in the form that its style requires. */
export class WireError extends Error {
  override readonly name = "WireError";
  readonly keyword: string;

  constructor(keyword: string, message: string) {
    super(message);
    this.keyword = keyword;
  }
}

/** Thrown for an integer that a number cannot represent exactly. */
export class InexactError extends WireError {
  /** The nearest number, for checks of bounds. */
  readonly nearest: number;

  constructor(nearest: number, message: string) {
    super("precision", message);
    this.nearest = nearest;
  }
}

/** Creates the error for the digits of an integer that a number cannot represent. */
export function inexactInteger(digits: string): InexactError {
  const bounds = `${Number.MIN_SAFE_INTEGER} to ${Number.MAX_SAFE_INTEGER}`;
  const nearest = Math.max(-Number.MAX_VALUE, Math.min(Number(digits), Number.MAX_VALUE));
  const message = `Expected an integer from ${bounds}, got ${excerpt(digits)}.`;
  return new InexactError(nearest, message);
}

/** Reads the value of one parameter; undefined if it was not sent. Throws {@link WireError}. */
export type ReadRaw<Source> = (source: Source, settings: ParameterSettings) => Raw | undefined;

/** Returns true if a shape allows an array. */
export function takesArray({ items }: Shape): boolean {
  return items !== undefined;
}

/** Returns true if a shape allows an object. */
export function takesObject({ members, rest }: Shape): boolean {
  return members !== undefined || rest !== undefined;
}

/** Adds a violation by a parameter. */
export function note(
  out: Violation[],
  { in: place, name }: ParameterSettings,
  keyword: string,
  detail: string,
): void {
  out.push({ in: place, name, keyword, detail });
}
