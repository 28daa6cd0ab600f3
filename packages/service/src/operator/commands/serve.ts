import type { Command } from "commander";
import { startService } from "../../start-service.js";
import { runUntilSignal } from "../run-until-signal.js";
import { addSettingsOptions, settingsOf, type SettingsFlags } from "../settings-options.js";

/** `document-export serve`: the service. */
export function addServeCommand(program: Command): void {
  addSettingsOptions(program.command("serve").description("start the service"))
    .option("--host <address>", "address to listen on")
    .option("--port <number>", "port to listen on")
    .action(async (flags: SettingsFlags) => {
      const service = await startService(await settingsOf(flags));
      console.log(`Document Export answers at ${service.url}`);
      await runUntilSignal(service);
    });
}
