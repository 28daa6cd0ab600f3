import type { Command } from "commander";
import { loadSettings } from "../config/load-settings.js";
import type { Settings } from "../config/settings.js";

/** Flags that set settings, as commander gives them. */
export interface SettingsFlags {
  readonly config?: string;
  readonly [setting: string]: unknown;
}

/** Adds the flags that every command on the database has. */
export function addSettingsOptions(command: Command): Command {
  return command
    .option("--config <file>", "settings file, YAML or JSON")
    .option("--data <folder>", "folder of the embedded database")
    .option("--database-url <url>", "PostgreSQL in place of the embedded database")
    .option("--log-level <level>", "what is logged at least");
}

/** Complete settings from flags, environment and file. */
export async function settingsOf({ config, ...flags }: SettingsFlags): Promise<Settings> {
  return loadSettings({ file: config, environment: process.env, flags });
}
