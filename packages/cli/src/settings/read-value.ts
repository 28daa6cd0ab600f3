import { UsageError } from "../errors/errors.js";
import type { SettingInfo } from "./setting-list.js";

/** Seconds in a day: the longest time that can be set. */
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

/** Parses the values of each type, from a flag, a variable or JSON. */
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

/** Seconds above 0, with fractions; undefined for anything else. */
export function parseSeconds(value: unknown): number | undefined {
  const text = String(value);
  const seconds = Number(text);
  return /^[\d.]+$/.test(text) && seconds > 0 && seconds <= MAX_SECONDS ? seconds : undefined;
}

/** A boolean, also as a word; undefined for anything else. */
export function parseBoolean(value: unknown): boolean | undefined {
  return BOOLEANS[String(value).toLowerCase()];
}

/** The value of a setting. Throws a UsageError that says where it comes from, what was expected and what was given. */
export function readValue({ type, isSecret }: SettingInfo, given: unknown, from: string) {
  const { read, values } = types[type];
  const value = read(given);
  if (value !== undefined) return value;
  const shown = typeof given === "string" ? given : (JSON.stringify(given) ?? "");
  const came = isSecret ? "" : `, got \`${shown.slice(0, MAX_SHOWN)}\``;
  throw new UsageError(`${from}: expected ${values}${came}.`);
}
