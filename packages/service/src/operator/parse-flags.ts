import { InvalidArgumentError } from "commander";
import type { z } from "zod";
import { bounds } from "../bounds/bounds.js";

/** Parses the flags of a command. Throws an error that names every invalid flag. */
export function parseFlags<Schema extends z.ZodObject>(
  schema: Schema,
  flags: object,
): z.output<Schema> {
  const parsed = schema.safeParse(flags);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(
    ({ path, message }) => `--${path.join(".")}: ${message}`,
  );
  throw new Error(`Invalid flags: ${problems.join("; ")}.`);
}

/** Parses the name of a workspace, connection or collection, which appears in summaries and records. */
export function parseName(text: string): string {
  const { max } = bounds.name;
  if (text.trim() !== "" && text.length <= max) return text;
  throw new InvalidArgumentError(`Expected 1 to ${max} characters, got ${text.trim().length}.`);
}
