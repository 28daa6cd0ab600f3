import { toRegExpDetails } from "oniguruma-to-es";
import { withoutNeedlessEscapes } from "./without-needless-escapes.js";

/** The result of reading a pattern for JavaScript with the flag `u`. */
export type ReadPattern =
  | { readonly kind: "plain" }
  | { readonly kind: "translated"; readonly pattern: string; readonly why: string }
  | { readonly kind: "unchecked"; readonly why: string };

/** Longer patterns are not translated, because the time for that is unbounded. */
const MAX_LENGTH = 10_000;
/** Escapes of other dialects that JavaScript without the flag `u` treats as plain letters. */
const FOREIGN_ESCAPE = /\\[AzZGhHRXKQEpPxu]/;
/** Inline flags of a group, which only ES2025 engines support. */
const MODIFIERS = /\(\?[ims]*-?[ims]*:/;
/** Syntax whose meaning depends on the dialect. */
const AMBIGUOUS = /\\[hHRXKQE]|\(\?[Px#]|\(\?[a-wyz]*x/;
const POSIX_CLASSES: Readonly<Record<string, string>> = {
  alpha: "a-zA-Z",
  digit: "0-9",
  alnum: "a-zA-Z0-9",
  upper: "A-Z",
  lower: "a-z",
  space: "\\s",
  blank: " \\t",
  punct: "!-\\/:-@\\[-`\\{-~",
  xdigit: "0-9A-Fa-f",
  word: "\\w",
  cntrl: "\\x00-\\x1f\\x7f",
  print: "\\x20-\\x7e",
  graph: "\\x21-\\x7e",
};
const POSIX_CLASS = /\[:(\w+):\]/g;
/**
 * Matches only the empty string, with the flag `i` off, so that the translator writes flags inside a pattern out and
 * does not set them on the whole expression.
 */
const NEVER = "(?-i:(?!)a|)";
const NEVER_WRITTEN = "(?:(?!)a|)";

/**
 * Reads a pattern, trying in order: unchanged; without the escapes that the flag `u` forbids; translated from the
 * dialect of Perl, Ruby, Java or .NET, if the translation matches exactly the same. Otherwise the pattern is not
 * checked.
 */
export function readPattern(pattern: string): ReadPattern {
  const isPosix = hasPosixClass(pattern);
  const hasModifiers = MODIFIERS.test(pattern.replaceAll("(?:", ""));
  const isForeign = isPosix || hasModifiers;
  const why = failureOf(pattern);
  if (why === undefined && !isForeign) return { kind: "plain" };
  const reason = isPosix
    ? "it has POSIX classes"
    : (why ?? "some engines do not support inline flags");
  if (pattern.length > MAX_LENGTH) return { kind: "unchecked", why: reason };
  const read = (isForeign ? undefined : withoutFlagU(pattern)) ?? translate(pattern);
  return read !== undefined && failureOf(read) === undefined
    ? { kind: "translated", pattern: read, why: reason }
    : { kind: "unchecked", why: reason };
}

/** Returns JavaScript's error about a pattern; undefined if the pattern is valid. */
function failureOf(pattern: string): string | undefined {
  try {
    RegExp(pattern, "u");
    return undefined;
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return said.slice(said.lastIndexOf(": ") + 2).toLowerCase();
  }
}

/**
 * Converts a pattern for the flag `u`, if JavaScript accepts it without that flag and with the same meaning as other
 * dialects.
 */
function withoutFlagU(pattern: string): string | undefined {
  if (FOREIGN_ESCAPE.test(pattern)) return undefined;
  try {
    RegExp(pattern);
  } catch {
    return undefined;
  }
  const read = withoutNeedlessEscapes(pattern);
  return failureOf(read) === undefined ? read : undefined;
}

function translate(pattern: string): string | undefined {
  if (AMBIGUOUS.test(pattern)) return undefined;
  const written = pattern.replaceAll(POSIX_CLASS, (whole, name: string) =>
    Object.hasOwn(POSIX_CLASSES, name) ? (POSIX_CLASSES[name] ?? whole) : whole,
  );
  if (POSIX_CLASS.test(written)) return undefined;
  try {
    const {
      pattern: read,
      flags,
      options,
    } = toRegExpDetails(`(?:${written})${NEVER}`, {
      target: "ES2018",
      flags: "DSW",
      rules: { singleline: true },
    });
    const isWhole = flags === "u" && options?.strategy == null && read.endsWith(NEVER_WRITTEN);
    return isWhole ? withoutGroup(read.slice(0, -NEVER_WRITTEN.length)) : undefined;
  } catch {
    return undefined;
  }
}

/** Removes a group around the whole pattern, which is needed only for alternatives. */
function withoutGroup(pattern: string): string {
  const inner = /^\(\?:([^()|[\]\\]*)\)$/.exec(pattern)?.[1];
  return inner ?? pattern;
}

function hasPosixClass(pattern: string): boolean {
  return /\[[^\]]*\[:\^?\w+:\]/.test(pattern);
}
