import { UsageError } from "../errors/errors.js";
import type { SettingInfo } from "./setting-list.js";

/** Largest value of a setting in seconds: one day. */
export const MAX_SECONDS = 86_400;
const MAX_SHOWN = 60;

const BOOLEANS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  on: true,
  "1": true,
  false: false,
  no: false,
  off: false,
  "0": false,
};

/** Parses a value of each type, from a flag, a variable or JSON. */
const types = {
  text: {
    read: (value: unknown) => (typeof value === "string" ? value : undefined),
    values: "text",
  },
  seconds: {
    read: parseSeconds,
    values: `a number of seconds above 0, at most ${MAX_SECONDS}`,
  },
  boolean: { read: parseBoolean, values: "`true` or `false`" },
} as const;

/** Parses a number of seconds above 0, fractions allowed; undefined for anything else. */
export function parseSeconds(value: unknown): number | undefined {
  const text = String(value);
  const seconds = Number(text);
  return /^[\d.]+$/.test(text) && seconds > 0 && seconds <= MAX_SECONDS ? seconds : undefined;
}

/** Parses a boolean, or a word such as `true`; undefined for anything else. */
export function parseBoolean(value: unknown): boolean | undefined {
  return BOOLEANS[String(value).toLowerCase()];
}

/**
 * Parses the value of a setting. Throws a UsageError that says where the value is set, what was expected and what was
 * given.
 */
export function readValue({ type, isSecret }: SettingInfo, given: unknown, from: string) {
  const { read, values } = types[type];
  const value = read(given);
  if (value !== undefined) return value;
  const shown = typeof given === "string" ? given : (JSON.stringify(given) ?? "");
  const came = isSecret ? "" : `, got \`${shown.slice(0, MAX_SHOWN)}\``;
  throw new UsageError(`${from}: expected ${values}${came}.`);
}
