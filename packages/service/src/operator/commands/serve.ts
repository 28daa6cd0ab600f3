import { once } from "node:events";
import type { Command } from "commander";
import { type RunningService, startService } from "../../start-service.js";
import { addSettingsOptions, type SettingsFlags, settingsOf } from "../database-command.js";

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

/**
 * Waits for SIGINT or SIGTERM, stops, and ends the process; a second signal ends it at once, with 1.
 * Where the service cannot go on it ends at once with 1, so that whatever supervises it starts it again.
 */
export async function runUntilSignal({ stop, lost }: RunningService): Promise<never> {
  const signal = Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  const reason = await Promise.race([signal.then(() => undefined), lost]);
  if (reason) {
    console.error(reason.message);
    process.exit(1);
  }
  const abandon = () => process.exit(1);
  process.once("SIGINT", abandon);
  process.once("SIGTERM", abandon);
  await stop();
  // A request that a library gave up, and its next try, would keep the process for seconds.
  process.exit();
}
