import { once } from "node:events";

/** Waits for SIGINT or SIGTERM, then stops; a second signal ends the process at once. */
export async function runUntilSignal(stop: () => Promise<void>): Promise<void> {
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  const abandon = () => process.exit(1);
  process.once("SIGINT", abandon);
  process.once("SIGTERM", abandon);
  await stop();
  process.off("SIGINT", abandon);
  process.off("SIGTERM", abandon);
}
