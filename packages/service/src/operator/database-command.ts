import { loadSettings } from "../config/load-settings.js";
import type { GivenSettings } from "../config/sources/given-settings.js";
import { settingList } from "../config/setting-list.js";
import type { Settings, SettingsInput } from "../config/settings.js";
import { openForCommand } from "./open-for-command.js";
import { openExistingStorage } from "../storage/open-existing-storage.js";
import type { Storage } from "../storage/storage.js";
import { plainText } from "./plain-text.js";
import { settingsOfFlags } from "./setting-flags.js";

/** Flags of a command, as parsed by commander. */
export interface SettingsFlags {
  readonly config?: string;
  readonly [flag: string]: unknown;
}

/** Resolves complete settings from flags, environment and file. */
export async function settingsOf(flags: SettingsFlags): Promise<Settings> {
  return load(flags, await settingsOfFlags(flags));
}

/**
 * Resolves complete settings for a command that takes all settings as flags; `defaults` are the command's own defaults.
 */
export async function allSettingsOf(
  flags: SettingsFlags,
  defaults: SettingsInput = {},
): Promise<Settings> {
  return load(flags, await settingsOfFlags(flags, settingList), defaults);
}

function load({ config: file }: SettingsFlags, flags: GivenSettings, defaults: SettingsInput = {}) {
  const notify = (sentence: string) => console.error(plainText(sentence));
  return loadSettings({ file, environment: process.env, flags, defaults, notify });
}

/** Details of the database that a command uses. */
export interface DatabaseUse {
  /** Names of the migrations that just ran. */
  readonly migrated: readonly string[];
  /** Settings of the running service, or of the command if no service is running. */
  readonly settings: Settings;
}

/**
 * Opens the database for one command: the running service's database if there is one. Only commands that pass their own
 * `open` may create a database.
 */
export async function withStorage(
  flags: SettingsFlags,
  work: (storage: Storage, use: DatabaseUse) => Promise<void>,
  open: (settings: Settings) => Promise<Storage> = openExistingStorage,
): Promise<void> {
  const { storage, settings } = await openForCommand(await settingsOf(flags), open);
  try {
    // A running service migrated its database when it started.
    const migrated = storage.service ? [] : await migrateNow(storage);
    await work(storage, { migrated, settings });
  } finally {
    await storage.close();
  }
}

async function migrateNow({ db }: Storage): Promise<readonly string[]> {
  const { migrate } = await import("../storage/migrations/migrate.js");
  return migrate(db);
}
