import type { Setting } from "@document-export/operator/types";
import type { Command } from "commander";
import { addList, type ListFlags } from "../../client/list-command.js";

/** `document-export settings`: the settings in effect. */
export function addSettingsCommand(program: Command): void {
  const settings = program.command("settings").description("show the settings in effect");
  addList<Setting, ListFlags>(settings, {
    description:
      "list every setting with its value and the variable that sets it; secrets are hidden",
    read: (client) => client.listSettings(),
    row: ({ name, value, variable }) => ({ setting: name, value, variable }),
  });
}
