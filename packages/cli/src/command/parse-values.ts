// The errors here only say what was expected; `explainUsage` adds the option and the given value.
import { InvalidArgumentError } from "commander";
import { OUTPUT_FORMATS, toFormat } from "../export/formats.js";
import { MAX_SECONDS, parseSeconds } from "../settings/read-value.js";

/** Parses a whole number from 1 up to the largest exact integer, such as an id or a page number. */
export function toCount(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("a whole number from 1 to 999999999");
}

/** Parses a number of seconds above 0; fractions are allowed. */
export function toSeconds(text: string): number {
  const seconds = parseSeconds(text);
  if (seconds !== undefined) return seconds;
  throw new InvalidArgumentError(`a number of seconds above 0, at most ${MAX_SECONDS}`);
}

const SECONDS_OF: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, "": 1 };

/** Parses a duration such as `30s`, `5m` or `1h` into seconds; a number without a unit means seconds. */
export function toDuration(text: string): number {
  const [, number = "", unit = ""] = /^(\d+)([smh]?)$/.exec(text) ?? [];
  const seconds = Number(number) * (SECONDS_OF[unit] ?? 0);
  if (seconds >= 1 && seconds <= MAX_SECONDS) return seconds;
  throw new InvalidArgumentError("a time such as 30s, 5m or 1h, at most a day");
}

/**
 * Parses the seconds of `--wait`. A file name right after `--wait` ends up here, so the error says where to write it.
 */
export function toWait(text: string): number {
  if (/^[\d.]+$/.test(text)) return toSeconds(text);
  throw new InvalidArgumentError(
    "a number of seconds; write --wait after the files, or as --wait=60",
  );
}

/** Parses the name of an output format, or its file extension. */
export function toKnownFormat(text: string): string {
  const format = toFormat(text);
  if (OUTPUT_FORMATS.some((known) => known === format)) return format;
  throw new InvalidArgumentError(`one of ${OUTPUT_FORMATS.join(", ")}`);
}

/**
 * Parses the number of levels to move headings down; a negative number moves them up. The converter checks the range.
 */
export function toShift(text: string): number {
  if (/^-?\d$/.test(text)) return Number(text);
  throw new InvalidArgumentError("a whole number of levels, such as 1 or -1");
}

/** Parses an idempotency key, which is sent in a header (decision `idempotency`). */
export function toKey(text: string): string {
  if (/^[!-~][ -~]*$/.test(text)) return text;
  throw new InvalidArgumentError("ASCII text");
}

/** Appends the values of a repeatable option; one value may be several, separated by commas. */
export function collect(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, ...text.split(",").filter(Boolean)];
}

/** Appends the numbers of a repeatable option. */
export function collectCounts(text: string, before: readonly number[] = []): readonly number[] {
  return [...before, ...text.split(",").filter(Boolean).map(toCount)];
}

/** Appends the value of a repeatable option without splitting it at commas. */
export function collectWhole(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, text];
}

/** Adds a `name=value` pair of a repeatable option. */
export function collectPairs(
  text: string,
  before: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const at = text.indexOf("=");
  if (at > 0 && at < text.length - 1) return { ...before, [text.slice(0, at)]: text.slice(at + 1) };
  throw new InvalidArgumentError("text on both sides of an equals sign");
}

/** Parses a port; with 0, the system chooses a free one. */
export function toPort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new InvalidArgumentError("a port from 0 to 65535");
}
