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
import { nearestNames } from "../explain/nearest-names.js";

/** One line names as many problems of a description. */
const MAX_PROBLEMS = 5;

/** How a description is read. */
interface DescriptionOptions {
  /** Whether references may lead into the network. */
  readonly allowRemote: boolean;
  /** Takes a line for each place that is left out, or read otherwise than it is written. */
  note(line: string): void;
}

/**
 * Reads an OpenAPI description. A reference that leads nowhere costs what needs it, and nothing else.
 * @throws UsageError if it cannot be read or is none
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

/** Reads a whole number of at most nine digits. */
export function parseInteger(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError(
    `Must be a whole number of at most nine digits, got \`${text.slice(0, 40)}\`.`,
  );
}

/** A day; timers hold no more than 24. */
const MAX_SECONDS = 86_400;

/** Reads a whole number of seconds from 1 to a day. */
export function parseSeconds(text: string): number {
  const seconds = /^\d+$/.test(text) ? Number(text) : parseInteger(text);
  if (seconds > 0 && seconds <= MAX_SECONDS) return seconds;
  throw new InvalidArgumentError(`Must be from 1 to ${MAX_SECONDS}.`);
}

/** One comma-separated argument, so that it cannot take the base URL after it; repeatable. */
export function splitList(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, ...text.split(",").filter((item) => item !== "")];
}

/** Reads names of families of rules, comma-separated; repeatable. An option without a value has none before. */
export function parseFamilies(
  text: string,
  before?: boolean | readonly string[],
): readonly string[] {
  const names = splitList(text, Array.isArray(before) ? before : []);
  const known = Object.keys(ALL_FAMILIES);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return names;
  throw new InvalidArgumentError(
    `There is no family \`${unknown.slice(0, 80)}\`.${nearestNames(unknown, known)} Families are ${known.join(", ")}. Put a base URL before the option.`,
  );
}
