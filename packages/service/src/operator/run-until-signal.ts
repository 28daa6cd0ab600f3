import { once } from "node:events";
import type { RunningService } from "../start-service.js";

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
