import type { Command } from "commander";
import type { Kysely } from "kysely";
import { loadSettings } from "../config/load-settings.js";
import type { Settings } from "../config/settings.js";
import type { Database } from "../storage/database.js";
import { migrate } from "../storage/migrations/migrate.js";
import { openForCommand } from "./open-for-command.js";
import { openExistingStorage } from "../storage/open-existing-storage.js";
import type { Storage } from "../storage/storage.js";
import { printRows, type Row } from "./print-rows.js";

/** Flags that set settings, as commander gives them. */
export interface SettingsFlags {
  readonly config?: string;
  readonly [setting: string]: unknown;
}

/** Adds the flags of every command that uses the database. */
export function addSettingsOptions(command: Command): Command {
  return command
    .option("--config <file>", "settings file, YAML or JSON")
    .option("--data <folder>", "folder of the embedded database")
    .option("--database-url <url>", "PostgreSQL database to use instead of the embedded one")
    .option("--log-level <level>", "lowest level that is logged");
}

/** Complete settings from flags, environment and file. */
export async function settingsOf({ config, ...flags }: SettingsFlags): Promise<Settings> {
  return loadSettings({ file: config, environment: process.env, flags });
}

/** What a command knows of the database that it uses. */
export interface DatabaseUse {
  /** Names of the migrations that ran now. */
  readonly migrated: readonly string[];
  /** Those of the running service, or else those of the command. */
  readonly settings: Settings;
}

/**
 * Opens the database for one command: that of the running service where there is one. Only commands that pass their own
 * `open` may create a database.
 */
export async function withStorage(
  flags: SettingsFlags,
  work: (storage: Storage, use: DatabaseUse) => Promise<void>,
  open: (settings: Settings) => Promise<Storage> = openExistingStorage,
): Promise<void> {
  const { storage, settings } = await openForCommand(await settingsOf(flags), open);
  try {
    // A service has migrated its database when it started.
    const migrated = storage.service ? [] : await migrate(storage.db);
    await work(storage, { migrated, settings });
  } finally {
    await storage.close();
  }
}

/** Adds `list` to a command: a table for people, `--json` for programs. */
export function addListCommand(
  parent: Command,
  description: string,
  query: (db: Kysely<Database>, flags: SettingsFlags) => Promise<readonly Row[]>,
): Command {
  return addSettingsOptions(parent.command("list").description(description))
    .option("--json", "print JSON")
    .action((flags: SettingsFlags) => {
      const { json, ...rest } = flags;
      return withStorage(settingsFlags(rest), async ({ db }) => {
        printRows(await query(db, rest), { json });
      });
    });
}

const SETTINGS: ReadonlySet<string> = new Set(["config", "data", "databaseUrl", "logLevel"]);

/** Only the flags that are settings. */
function settingsFlags(flags: SettingsFlags): SettingsFlags {
  return Object.fromEntries(Object.entries(flags).filter(([name]) => SETTINGS.has(name)));
}
