import { excerpt } from "../../checks/excerpt.js";
import type { ParameterSettings, Shape } from "../../contract/parameter.js";
import type { Violation } from "../../contract/violation.js";

/** What a style makes of the wire before types are known: texts, lists and named members. */
export type Raw = string | readonly Raw[] | ReadonlyMap<string, Raw>;

/** The wire does not have the form that the style asks for. */
export class WireError extends Error {
  override readonly name = "WireError";
  readonly keyword: string;

  constructor(keyword: string, message: string) {
    super(message);
    this.keyword = keyword;
  }
}

/** An integer that no number holds exactly. */
export class InexactError extends WireError {
  /** The number next to it, for checks of its bounds. */
  readonly nearest: number;

  constructor(nearest: number, message: string) {
    super("precision", message);
    this.nearest = nearest;
  }
}

/** What is thrown for the digits of an integer that no number holds. */
export function inexactInteger(digits: string): InexactError {
  const bounds = `${Number.MIN_SAFE_INTEGER} to ${Number.MAX_SAFE_INTEGER}`;
  const nearest = Math.max(-Number.MAX_VALUE, Math.min(Number(digits), Number.MAX_VALUE));
  const message = `Expected an integer from ${bounds}, got ${excerpt(digits)}.`;
  return new InexactError(nearest, message);
}

/** Reads the value of one parameter; undefined if it was not sent. Throws {@link WireError}. */
export type ReadRaw<Source> = (source: Source, settings: ParameterSettings) => Raw | undefined;

/** Whether a shape takes an array. */
export function takesArray({ items }: Shape): boolean {
  return items !== undefined;
}

/** Whether a shape takes an object. */
export function takesObject({ members, rest }: Shape): boolean {
  return members !== undefined || rest !== undefined;
}

/** Notes what is wrong with a parameter. */
export function note(
  out: Violation[],
  { in: place, name }: ParameterSettings,
  keyword: string,
  detail: string,
): void {
  out.push({ in: place, name, keyword, detail });
}
