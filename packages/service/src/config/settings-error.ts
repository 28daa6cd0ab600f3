import type { z } from "zod";

/** Settings that cannot be used; the message names each of them. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";

  constructor(issues: readonly z.core.$ZodIssue[]) {
    const lines = issues.map(
      ({ path, message }) => `\`${path.join(".") || "settings"}\`: ${message}`,
    );
    super(`The settings cannot be used: ${lines.join("; ")}.`);
  }
}
