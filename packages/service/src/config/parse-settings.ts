import { SettingsError } from "./settings-error.js";
import { settingsSchema, type Settings } from "./settings.js";

/**
 * Complete settings from what someone wrote.
 *
 * @throws {SettingsError} which names every setting that cannot be used.
 */
export function parseSettings(input: unknown): Settings {
  const parsed = settingsSchema.safeParse(input);
  if (!parsed.success) throw new SettingsError(parsed.error.issues);
  return parsed.data;
}
