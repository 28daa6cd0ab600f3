import { openExistingStorage } from "../storage/open-existing-storage.js";
import { migrate } from "../storage/migrations/migrate.js";
import type { Settings } from "../config/settings.js";
import type { Storage } from "../storage/storage.js";
import { settingsOf, type SettingsFlags } from "./settings-options.js";

/** Opens the database for the length of one command; only commands that say so by `open` make a new one. */
export async function withStorage(
  flags: SettingsFlags,
  work: (storage: Storage, migrated: readonly string[]) => Promise<void>,
  open: (settings: Settings) => Promise<Storage> = openExistingStorage,
): Promise<void> {
  const storage = await open(await settingsOf(flags));
  try {
    await work(storage, await migrate(storage.db));
  } finally {
    await storage.close();
  }
}
