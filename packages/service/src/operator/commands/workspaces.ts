import type { Workspace } from "@document-export/operator/types";
import type { Command } from "commander";
import { addList, type ListFlags } from "../client/list-command.js";
import { addOperatorOptions, withOperator } from "../client/operator.js";
import type { SettingsFlags } from "../database-command.js";
import { parseName } from "../parse-name.js";

/** `document-export workspaces`: tenants, each with its own connections, records and webhooks. */
export function addWorkspacesCommand(program: Command): void {
  const workspaces = program.command("workspaces").description("manage workspaces (tenants)");
  addList<Workspace, ListFlags>(workspaces, {
    description: "list all workspaces",
    read: (client, _flags, page) => client.listWorkspaces(page),
    row: ({ id, name, exports, queuedExports, storedBytes }) => ({
      id,
      name,
      exports,
      unfinished: queuedExports,
      "stored bytes": storedBytes,
    }),
  });
  addOperatorOptions(workspaces.command("add").description("add a workspace and print its id"))
    .argument("<name>", "name of the workspace", parseName)
    .action((name: string, flags: SettingsFlags) =>
      withOperator(flags, async ({ client }) =>
        console.log((await client.createWorkspace({ body: { name } })).id),
      ),
    );
}
