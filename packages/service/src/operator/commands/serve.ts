import { once } from "node:events";
import type { Command } from "commander";
import type { StartedService } from "../../start-service.js";
import { allSettingsOf, type SettingsFlags } from "../database-command.js";
import { collectWhenIdle } from "../limit-memory.js";
import { addAllSettings } from "../setting-flags.js";

/** `document-export serve`: starts the service. */
export function defineServeCommand(command: Command): void {
  addAllSettings(command).action(async (flags: SettingsFlags) => {
    // Most of the service, which help pages do without.
    const { startService } = await import("../../start-service.js");
    const service = await startService(await allSettingsOf(flags));
    const ended = runUntilSignal(service);
    // Anyone who reads this may send a signal at once.
    console.log(`Document Export is listening on ${service.url}`);
    await ended;
  });
}

/**
 * Waits for SIGINT or SIGTERM, stops the service and exits; a second signal exits immediately with 1.
 * SIGHUP reads the certificate again. If the database is lost, it exits immediately with 1, so that a supervisor can restart the service.
 */
export async function runUntilSignal(service: StartedService): Promise<never> {
  const { stop, lost, reloadCertificate, warmUp } = service;
  collectWhenIdle();
  warmUp();
  // Without a certificate SIGHUP ends the process, as ever: its terminal is gone.
  if (reloadCertificate) process.on("SIGHUP", () => void reloadCertificate());
  const signal = Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  const reason = await Promise.race([signal.then(() => undefined), lost]);
  if (reason) {
    console.error(reason.message);
    process.exit(1);
  }
  const exitNow = () => process.exit(1);
  process.once("SIGINT", exitNow);
  process.once("SIGTERM", exitNow);
  await stop();
  // A pending retry of a library would keep the process alive for seconds.
  process.exit();
}
