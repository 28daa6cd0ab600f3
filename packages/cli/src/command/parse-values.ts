import { InvalidArgumentError } from "commander";

/** A whole number from 1 on, as far as any id or page goes. */
export function toCount(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("Expected a whole number, 1 to 999999999.");
}

/** Seconds above 0, fractions allowed. */
export function toSeconds(text: string): number {
  const seconds = Number(text);
  if (/^[\d.]+$/.test(text) && seconds > 0 && seconds <= 86_400) return seconds;
  throw new InvalidArgumentError("Expected seconds above 0, a day at most.");
}

/** Seconds to wait. Says where the value goes, since a file may stand where one is expected. */
export function toWait(text: string): number {
  if (/^[\d.]+$/.test(text)) return toSeconds(text);
  throw new InvalidArgumentError("Write --wait after the files, or with its seconds: --wait=60.");
}

/** What a header can carry (decision `idempotency`). */
export function toKey(text: string): string {
  if (/^[!-~][ -~]*$/.test(text)) return text;
  throw new InvalidArgumentError("Expected ASCII text.");
}

/** One more value of an option that may be given again; commas separate values too. */
export function collect(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, ...text.split(",").filter(Boolean)];
}

/** One more number of an option that may be given again. */
export function collectCounts(text: string, before: readonly number[] = []): readonly number[] {
  return [...before, ...text.split(",").filter(Boolean).map(toCount)];
}

/** One more value of an option that may be given again, as it stands. */
export function collectWhole(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, text];
}

/** One more `name=value`. */
export function collectPairs(
  text: string,
  before: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const at = text.indexOf("=");
  if (at > 0 && at < text.length - 1) return { ...before, [text.slice(0, at)]: text.slice(at + 1) };
  throw new InvalidArgumentError("Expected field=property.");
}
