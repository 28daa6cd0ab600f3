import type { Command } from "commander";
import { operatorName } from "../../../audit/audit-log.js";
import { connectControl } from "../../../control/connect-control.js";
import { paths } from "../../../control/protocol.js";
import { type SettingsFlags, settingsOf } from "../../database-command.js";
import { addSettingsOptions } from "../../setting-flags.js";
import { openInBrowser } from "./open-in-browser.js";

/** `document-export console`: prints a one-time link that logs the user in to the console. */
export function defineConsoleCommand(command: Command): void {
  addSettingsOptions(command)
    .option("--open", "open it in the browser too")
    .action(async (flags: SettingsFlags) => {
      const { data } = await settingsOf(flags);
      const control = await connectControl(data);
      if (!control)
        throw new Error(
          `No service runs on the data folder \`${data}\`. Start it with a port for the console: \`document-export serve --data '${data}' --operator-port 8081\`.`,
        );
      try {
        const link = String(await control.call(paths.console, { user: operatorName() }));
        console.log(link);
        if (flags["open"] === true) await openInBrowser(link);
      } finally {
        await control.close();
      }
    });
}
