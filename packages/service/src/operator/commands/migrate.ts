import type { Command } from "commander";
import { openStorage } from "../../storage/open-storage.js";
import { addSettingsOptions, type SettingsFlags, withStorage } from "../database-command.js";

/** `document-export migrate`: brings the database to this version; makes one where there is none. */
export function addMigrateCommand(program: Command): void {
  addSettingsOptions(
    program.command("migrate").description("bring the database to this version, or make a new one"),
  ).action((flags: SettingsFlags) =>
    withStorage(
      flags,
      async (_storage, migrated) => {
        const done = migrated.length === 0 ? "nothing to do" : migrated.join(", ");
        console.log(`Migrated: ${done}`);
      },
      openStorage,
    ),
  );
}
