import { InvalidArgumentError } from "commander";
import type { z } from "zod";
import { bounds } from "../bounds/bounds.js";

/** Flags as their command wants them; the error names every one that cannot be used. */
export function parseFlags<Schema extends z.ZodObject>(
  schema: Schema,
  flags: object,
): z.output<Schema> {
  const parsed = schema.safeParse(flags);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `--${path.join(".")}: ${message}`);
  throw new Error(`The command cannot run: ${faults.join("; ")}.`);
}

/** The name of a workspace, connection or collection, as the operator gives it: it appears in summaries and records. */
export function parseName(text: string): string {
  const { max } = bounds.name;
  if (text.trim() !== "" && text.length <= max) return text;
  throw new InvalidArgumentError(`Expected 1 to ${max} characters, got ${text.trim().length}.`);
}
