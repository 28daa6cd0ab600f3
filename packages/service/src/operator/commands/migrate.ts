import type { Command } from "commander";
import { recordChange } from "../../audit/audit-log.js";
import { openStorage } from "../../storage/open-storage.js";
import { type SettingsFlags, withStorage } from "../database-command.js";
import { addSettingsOptions } from "../setting-flags.js";

/** `document-export migrate`: migrates the database to this version, and creates it if there is none. */
export function defineMigrateCommand(command: Command): void {
  addSettingsOptions(command).action((flags: SettingsFlags) =>
    withStorage(
      flags,
      async ({ db }, { migrated }) => {
        const details = { migrations: migrated.join(", ") };
        if (migrated.length > 0)
          await recordChange(db, { action: "database.migrate", subject: "database", details });
        const done = migrated.length === 0 ? "nothing to do" : migrated.join(", ");
        console.log(`Migrated: ${done}`);
      },
      openStorage,
    ),
  );
}
