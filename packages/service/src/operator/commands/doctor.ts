import type { Command } from "commander";
import { sql } from "kysely";
import { countWorkspaces } from "../../storage/statements/workspaces.js";
import { addSettingsOptions, type SettingsFlags } from "../settings-options.js";
import { withStorage } from "../with-storage.js";

const promises = {
  embedded: "embedded: one process, survives kill -9, promises nothing for a power cut",
  postgres: "PostgreSQL: any number of processes, as durable as that server",
} as const;

/** `document-export doctor`: says what the service would run on, and whether that works. */
export function addDoctorCommand(program: Command): void {
  addSettingsOptions(
    program.command("doctor").description("say what the service runs on, and whether it works"),
  ).action((flags: SettingsFlags) =>
    withStorage(flags, async ({ kind, db }) => {
      const { rows } = await sql<{ version: string }>`select version()`.execute(db);
      console.log(`Node       ${process.version}`);
      console.log(`Database   ${rows[0]?.version ?? "unknown"}`);
      console.log(`Storage    ${promises[kind]}`);
      console.log(`Workspaces ${await countWorkspaces(db)}`);
    }),
  );
}
