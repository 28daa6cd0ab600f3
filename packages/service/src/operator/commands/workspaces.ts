import type { Command } from "commander";
import { workspacesOverview } from "../../storage/overviews/workspaces-overview.js";
import { addWorkspace } from "../../storage/statements/workspaces.js";
import { addListCommand } from "../list-command.js";
import { parseName } from "../parse-name.js";
import { addSettingsOptions, type SettingsFlags } from "../settings-options.js";
import { withStorage } from "../with-storage.js";

/** `document-export workspaces`: who shares connections, records and webhooks. */
export function addWorkspacesCommand(program: Command): void {
  const workspaces = program.command("workspaces").description("workspaces, strictly apart");
  addListCommand(workspaces, "list all workspaces", workspacesOverview);
  addSettingsOptions(workspaces.command("add").description("add a workspace and print its id"))
    .argument("<name>", "name of the workspace", parseName)
    .action((name: string, flags: SettingsFlags) =>
      withStorage(flags, async ({ db }) => console.log(await addWorkspace(db, name))),
    );
}
