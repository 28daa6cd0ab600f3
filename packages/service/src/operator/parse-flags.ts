import { InvalidArgumentError } from "commander";
import type { z } from "zod";
import { bounds } from "../bounds/bounds.js";
import { ownWords } from "../config/own-words.js";

/** Parses the flags of a command. Throws an error that names every invalid flag. */
export function parseFlags<Schema extends z.ZodObject>(
  schema: Schema,
  flags: object,
): z.output<Schema> {
  const parsed = schema.safeParse(flags, { error: ownWords, reportInput: true });
  if (parsed.success) return parsed.data;
  throw new Error(parsed.error.issues.map(describeIssue).join("\n"));
}

function describeIssue({ path, message, input }: z.core.$ZodIssue): string {
  const flag = `--${path.slice(0, 1).join("")}`;
  return input === undefined
    ? `${flag} is missing: ${message}.`
    : `${flag}: ${message}, got \`${String(input).slice(0, 60)}\`.`;
}

/** Parses the name of a workspace, connection or collection, which appears in summaries and records. */
export function parseName(text: string): string {
  const { max } = bounds.name;
  if (text.trim() !== "" && text.length <= max) return text;
  throw new InvalidArgumentError(`Expected 1 to ${max} characters, got ${text.trim().length}.`);
}
