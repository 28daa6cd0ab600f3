import { once } from "node:events";

/** Waits for SIGINT or SIGTERM, stops, and ends the process; a second signal ends it at once, with 1. */
export async function runUntilSignal(stop: () => Promise<void>): Promise<never> {
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  const abandon = () => process.exit(1);
  process.once("SIGINT", abandon);
  process.once("SIGTERM", abandon);
  await stop();
  // A request that a library gave up, and its next try, would keep the process for seconds.
  process.exit();
}
