import type { Setting } from "@document-export/operator/types";
import type { Command } from "commander";
import { addList, type ListFlags } from "../../client/list-command.js";

/** `document-export settings`: the settings in effect. */
export function defineSettingsCommand(settings: Command): void {
  addList<Setting, ListFlags>(settings, {
    description:
      "list every setting with its value and the variable that sets it; secrets are hidden",
    read: (client) => client.listSettings(),
    row: ({ name, value, variable }) => ({ setting: name, value, variable }),
  });
}
