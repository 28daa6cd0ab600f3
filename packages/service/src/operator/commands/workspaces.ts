import type { Command } from "commander";
import type { Kysely } from "kysely";
import { changeWithAudit } from "../../audit/audit-log.js";
import type { Database } from "../../storage/database.js";
import { addWorkspace } from "../../storage/statements/workspaces.js";
import { addListCommand, type SettingsFlags, withStorage } from "../database-command.js";
import { addSettingsOptions } from "../setting-flags.js";
import { parseName } from "../parse-flags.js";

/** `document-export workspaces`: tenants, each with its own connections, records and webhooks. */
export function addWorkspacesCommand(program: Command): void {
  const workspaces = program.command("workspaces").description("manage workspaces (tenants)");
  addListCommand(workspaces, "list all workspaces", workspacesOverview);
  addSettingsOptions(workspaces.command("add").description("add a workspace and print its id"))
    .argument("<name>", "name of the workspace", parseName)
    .action((name: string, flags: SettingsFlags) =>
      withStorage(flags, async ({ db }) => {
        const added = await changeWithAudit(db, { action: "workspace.add" }, async (trx) => {
          const id = await addWorkspace(trx, name);
          return { result: id, subject: `workspace ${id}`, details: { name } };
        });
        console.log(added);
      }),
    );
}

/** All workspaces, for the operator. */
export async function workspacesOverview(db: Kysely<Database>) {
  return db
    .selectFrom("workspaces")
    .select(["id", "name", "last_export_number as exports"])
    .orderBy("id")
    .execute();
}
