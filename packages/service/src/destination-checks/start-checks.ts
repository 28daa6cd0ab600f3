import { setTimeout } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Settings } from "../config/settings.js";
import type { DestinationContext } from "../destinations/kinds.js";
import type { JobSignals } from "../exports/job-signals.js";
import type { Logger } from "../logs/logger.js";
import type { ConnectionRow, Database } from "../storage/database.js";
import type { TaskQueue } from "../storage/queue/task-queue.js";
import { claimDueChecks, noteDestinations } from "./due-checks.js";
import { endOldHolds, recordCheck } from "./record-check.js";
import { runCheck } from "./run-check.js";

/** Dependencies of the destination checks. */
export interface CheckContext {
  readonly db: Kysely<Database>;
  readonly queue: TaskQueue;
  readonly destinations: DestinationContext;
  readonly signals: Pick<JobSignals, "exportQueued">;
  readonly now: () => Date;
  readonly log: Logger;
}

/** Time between two searches for due checks, and between two checks of a failing destination, in seconds. */
const MINUTE = 60;
/** Number of concurrent checks. A server that does not respond blocks only its own check. */
const MAX_AT_ONCE = 8;
/** Maximum number of checks per round; the others are left to the next round. */
const MAX_CHECKS = 1000;

/** Handle to the running destination checks. */
export interface Checks {
  /** Stops after the current checks, waiting at most `timeout` milliseconds for them. */
  readonly stop: (timeout: number) => Promise<void>;
}

/** Checks each destination periodically, and holds back exports to destinations that start to fail. */
export function startChecks(context: CheckContext, settings: Settings["destinations"]): Checks {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    while (!signal.aborted) {
      await setTimeout(MINUTE * 1000, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      await checkDue(context, settings).catch((error: unknown) =>
        context.log.warn({ err: error }, "checks of destinations failed"),
      );
    }
  };
  // With checks turned off, exports that an earlier start held back would never be released, so release them now.
  const releaseAll = () =>
    endHolds(context, 0).catch((error: unknown) =>
      context.log.warn({ err: error }, "checks of destinations failed"),
    );
  const ended = settings.checkEvery === 0 ? releaseAll() : run();
  return {
    stop: async (timeout) => {
      stopping.abort();
      await Promise.race([ended, setTimeout(timeout, undefined, { ref: false })]);
    },
  };
}

/** Releases holds that are too old, and runs the due checks, several at a time. */
export async function checkDue(
  context: CheckContext,
  { checkEvery: interval, holdBack }: Pick<Settings["destinations"], "checkEvery" | "holdBack">,
): Promise<void> {
  const { db, now } = context;
  // Do this first: checks of servers that do not respond take minutes.
  await endHolds(context, holdBack);
  const time = now();
  let left = MAX_CHECKS;
  const checkSome = async () => {
    while (left-- > 0) {
      // Claim one at a time: a claimed destination is checked immediately, and other processes can claim the rest.
      const [connection] = await claimDueChecks(db, time, { interval, again: MINUTE, limit: 1 });
      if (!connection) return;
      await checkOne(context, connection, holdBack > 0);
    }
  };
  await noteDestinations(db, time);
  await Promise.all(Array.from({ length: MAX_AT_ONCE }, checkSome));
}

async function endHolds({ db, queue, signals, now }: CheckContext, longest: number): Promise<void> {
  const ended = await db.transaction().execute((trx) => endOldHolds(trx, queue, now(), longest));
  if (ended > 0) signals.exportQueued();
}

async function checkOne(
  { db, queue, destinations, signals, now, log }: CheckContext,
  connection: ConnectionRow,
  holdsBack: boolean,
): Promise<void> {
  const { id, kind } = connection;
  const outcome = await runCheck(destinations, connection);
  const made = { ...outcome, connection: id, now: now(), holdsBack };
  const effect = await db.transaction().execute((trx) => recordCheck(trx, queue, made));
  if (effect === "released") signals.exportQueued();
  if (effect === "held")
    log.warn(
      { connection: id, kind },
      "a destination fails its check: exports to it are held back",
    );
  if (effect === "released")
    log.info({ connection: id, kind }, "a destination accepts results again: exports to it go on");
}
