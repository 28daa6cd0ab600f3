import type { z } from "zod";

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
