import {
  createNotes,
  describeNotes,
  DescriptionError,
  loadDescription,
} from "@document-export/openapi";
import { InvalidArgumentError } from "commander";
import type { JsonObject } from "../load/json.js";
import { UsageError } from "../load/target.js";
import { ALL_FAMILIES } from "../rules/families.js";
import { nearestNames } from "../names/nearest-names.js";

/** Maximum number of problems listed on one line. */
const MAX_PROBLEMS = 5;

/** Options for reading a description. */
interface DescriptionOptions {
  /** Whether references may be loaded from the network. */
  readonly allowRemote: boolean;
  /** Called with a line for each place that is skipped, or not read as it is written. */
  note(line: string): void;
}

/**
 * Reads an OpenAPI description. An unresolvable reference disables only what depends on it.
 * @throws UsageError if the file cannot be read or is not a description
 */
export async function readDescription(
  file: string,
  { allowRemote, note }: DescriptionOptions,
): Promise<JsonObject> {
  const notes = createNotes();
  try {
    const description = await loadDescription(file, { notes, allowRemote });
    for (const line of describeNotes(notes.list)) note(line);
    return description as JsonObject;
  } catch (error) {
    if (!(error instanceof DescriptionError)) throw error;
    const { problems } = error;
    const rest = problems.length - MAX_PROBLEMS;
    const more = rest > 0 ? `; and ${rest} more` : "";
    throw new UsageError(
      `The description \`${file}\` cannot be used: ${problems.slice(0, MAX_PROBLEMS).join("; ")}${more}.`,
      { cause: error },
    );
  }
}

/** Parses a whole number of at most nine digits. */
export function parseInteger(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError(
    `Must be a whole number of at most nine digits, got \`${text.slice(0, 40)}\`.`,
  );
}

/** One day; timers cannot run longer than 24 days. */
const MAX_SECONDS = 86_400;

/** Parses a whole number of seconds, from 1 to one day. */
export function parseSeconds(text: string): number {
  const seconds = /^\d+$/.test(text) ? Number(text) : parseInteger(text);
  if (seconds > 0 && seconds <= MAX_SECONDS) return seconds;
  throw new InvalidArgumentError(`Must be from 1 to ${MAX_SECONDS}.`);
}

/** Parses one comma-separated argument, so that the option cannot swallow the base URL after it; repeatable. */
export function splitList(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, ...text.split(",").filter((item) => item !== "")];
}

/**
 * Parses comma-separated names of rule families; repeatable. `before` is not a list if the option was given without a
 * value.
 */
export function parseFamilies(
  text: string,
  before?: boolean | readonly string[],
): readonly string[] {
  const names = splitList(text, Array.isArray(before) ? before : []);
  const known = Object.keys(ALL_FAMILIES);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return names;
  throw new InvalidArgumentError(
    `Unknown family \`${unknown.slice(0, 80)}\`.${nearestNames(unknown, known)} Families are ${known.join(", ")}. Put a base URL before the option.`,
  );
}
