import { InvalidArgumentError } from "commander";
import { UsageError } from "./exit-codes.js";

const MAX_ID = 2_147_483_647;
const units = { s: 1, m: 60, h: 3600, d: 86_400, w: 604_800 } as const;
const MS = 1000;

/** Parses the id of a workspace, connection, webhook or token. */
export function parseId(text: string): number {
  const id = Number(text);
  if (/^\d+$/.test(text) && id >= 1 && id <= MAX_ID) return id;
  throw new InvalidArgumentError("Expected an id such as 12, as `list` shows it.");
}

/** Parses the id of a job. */
export function parseJobId(text: string): string {
  if (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)) return text;
  throw new InvalidArgumentError(
    "Expected an id such as 5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11, as `jobs list` shows it.",
  );
}

/** Parses job ids, all of them before the command acts on the first. */
export function parseJobIds(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, parseJobId(text)];
}

/** Parses a number of rows. */
export function parseLimit(text: string): number {
  const limit = Number(text);
  if (/^\d+$/.test(text) && limit >= 1 && limit <= MAX_ROWS) return limit;
  throw new InvalidArgumentError(`Expected a number from 1 to ${MAX_ROWS}.`);
}

/** Maximum number of rows that a command lists. */
export const MAX_ROWS = 10_000;

const TIME = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:\d{2})?)?$/;

/**
 * Parses a time: ISO 8601, a date, or an age such as `2h` or `7d`. Returns it as RFC 3339. A time without a zone is in
 * UTC, like the times that lists show.
 */
export function parseTime(text: string): string {
  const [, amount, unit] = /^(\d{1,6})([smhdw])$/.exec(text.trim()) ?? [];
  const at =
    amount === undefined
      ? dateOf(text.trim())
      : new Date(Date.now() - Number(amount) * units[unit as keyof typeof units] * MS);
  if (at && at.getTime() >= 0) return at.toISOString();
  throw new InvalidArgumentError(
    "Expected a time such as 2026-01-31T12:00Z, a date, or how long ago, such as 30m, 2h or 7d.",
  );
}

/** Throws a UsageError for a period that ends before it starts: it would find nothing, without an apparent reason. */
export function assertPeriod({ since, until }: Readonly<Record<string, unknown>>): void {
  if (typeof since === "string" && typeof until === "string" && since >= until)
    throw new UsageError(`--until (${until}) is not after --since (${since}): swap them.`);
}

function dateOf(text: string): Date | undefined {
  const [, day, time = "00:00", zone = "Z"] = TIME.exec(text) ?? [];
  // `Date` reads February 30 as March 2.
  const isDay = day !== undefined && isoOf(new Date(`${day}T00:00Z`)).startsWith(day);
  return isDay ? new Date(`${day}T${time}${zone}`) : undefined;
}

function isoOf(date: Date): string {
  return Number.isNaN(date.getTime()) ? "" : date.toISOString();
}

/** Creates a parser for a fixed set of words, which may be repeated or separated by commas. */
export function parseWords<Word extends string>(words: readonly Word[]) {
  return (text: string, before: readonly Word[] = []): readonly Word[] => [
    ...before,
    ...text.split(",").map((each) => parseWord(each.trim(), words)),
  ];
}

function parseWord<Word extends string>(text: string, words: readonly Word[]): Word {
  const word = words.find((each) => each === text);
  if (word !== undefined) return word;
  throw new InvalidArgumentError(`Expected one of ${words.join(", ")}.`);
}

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_DAYS = 36_500;

/** Parses a number of days. */
export function parseDays(text: string): number {
  const days = Number(text);
  if (days > 0 && days <= MAX_DAYS) return days;
  throw new InvalidArgumentError(`Expected a number of days up to ${MAX_DAYS}.`);
}

/** Returns when something that is created now expires; null for never. */
export function expiryOf(days: number | undefined): string | null {
  return days === undefined ? null : new Date(Date.now() + days * DAY_MS).toISOString();
}
