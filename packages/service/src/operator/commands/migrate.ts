import type { Command } from "commander";
import { addSettingsOptions, type SettingsFlags } from "../settings-options.js";
import { withStorage } from "../with-storage.js";

/** `document-export migrate`: brings the database to this version. */
export function addMigrateCommand(program: Command): void {
  addSettingsOptions(
    program.command("migrate").description("bring the database to this version"),
  ).action((flags: SettingsFlags) =>
    withStorage(flags, async (_storage, migrated) => {
      const done = migrated.length === 0 ? "nothing to do" : migrated.join(", ");
      console.log(`Migrated: ${done}`);
    }),
  );
}
