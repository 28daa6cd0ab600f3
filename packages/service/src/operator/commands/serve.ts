import { once } from "node:events";
import type { Command } from "commander";
import type { StartedService } from "../../start-service.js";
import { allSettingsOf, type SettingsFlags } from "../database-command.js";
import { collectWhenIdle } from "../memory/collect-when-idle.js";
import { addAllSettings } from "../setting-flags.js";

/** `document-export serve`: starts the service. */
export function defineServeCommand(command: Command): void {
  addAllSettings(command).action(async (flags: SettingsFlags) => {
    // This module loads most of the service, which help pages do not need.
    const { startService } = await import("../../start-service.js");
    // Linux drops a signal to the first process of a container until the process handles that signal; any other process
    // ends by default.
    const early = process.pid === 1 ? untilSignal() : undefined;
    const service = await startService(await allSettingsOf(flags));
    const ended = runUntilSignal(service, early);
    // Printed after the signal handlers are set: anyone who reads this line may send a signal immediately.
    console.log(`Document Export is listening on ${service.url}`);
    await ended;
  });
}

function untilSignal(): Promise<unknown> {
  return Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
}

/**
 * Waits for SIGINT or SIGTERM (or for `early`, which may have seen one before), stops the service and exits; a second
 * signal exits immediately with 1. SIGHUP reloads the certificate. If the database is lost, the process exits immediately
 * with 1, so that a supervisor can restart the service.
 */
export async function runUntilSignal(
  service: StartedService,
  early?: Promise<unknown>,
): Promise<never> {
  const { stop, lost, reloadCertificate, warmUp } = service;
  collectWhenIdle();
  warmUp();
  // Without a certificate, SIGHUP keeps its default and ends the process: its terminal has closed.
  if (reloadCertificate) process.on("SIGHUP", () => void reloadCertificate());
  const signal = early ?? untilSignal();
  const reason = await Promise.race([signal.then(() => undefined), lost]);
  if (reason) {
    console.error(reason.message);
    process.exit(1);
  }
  const exitNow = () => process.exit(1);
  process.once("SIGINT", exitNow);
  process.once("SIGTERM", exitNow);
  await stop();
  // Exits explicitly: a library's pending retry would keep the process alive for seconds.
  process.exit();
}
