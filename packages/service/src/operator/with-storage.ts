import { openStorage } from "../storage/open-storage.js";
import { migrate } from "../storage/migrations/migrate.js";
import type { Storage } from "../storage/storage.js";
import { settingsOf, type SettingsFlags } from "./settings-options.js";

/** Opens the database for the length of one command. */
export async function withStorage(
  flags: SettingsFlags,
  work: (storage: Storage, migrated: readonly string[]) => Promise<void>,
): Promise<void> {
  const storage = await openStorage(await settingsOf(flags));
  try {
    await work(storage, await migrate(storage.db));
  } finally {
    await storage.close();
  }
}
