import type { Command } from "commander";
import type { Kysely } from "kysely";
import type { Database } from "../storage/database.js";
import { printRows, type Row } from "./print-rows.js";
import { addSettingsOptions, type SettingsFlags } from "./settings-options.js";
import { withStorage } from "./with-storage.js";

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

/** The flags that are settings, without those of one command. */
function settingsFlags(flags: SettingsFlags): SettingsFlags {
  return Object.fromEntries(Object.entries(flags).filter(([name]) => SETTINGS.has(name)));
}
