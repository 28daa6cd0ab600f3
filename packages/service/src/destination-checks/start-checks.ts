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

/** What checks of destinations build on. */
export interface CheckContext {
  readonly db: Kysely<Database>;
  readonly queue: TaskQueue;
  readonly destinations: DestinationContext;
  readonly signals: Pick<JobSignals, "exportQueued">;
  readonly now: () => Date;
  readonly log: Logger;
}

/** In seconds: between two looks at what is due, and between two checks of a destination that fails. */
const MINUTE = 60;
/** Checks that are made side by side: a server that does not respond holds up its own alone. */
const MAX_AT_ONCE = 8;
/** Checks of one look: the others come with the next one. */
const MAX_CHECKS = 1000;

/** The checks of destinations while the service runs. */
export interface Checks {
  /** Ends after the current checks, which are waited for at most `timeout` milliseconds. */
  readonly stop: (timeout: number) => Promise<void>;
}

/** Checks each destination again and again, and holds exports back from those that begin to fail. */
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
  // What an earlier start held back would stay held: nothing is checked any more that could release it.
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

/** Ends holds that are too old, and makes the checks that are due, some side by side. */
export async function checkDue(
  context: CheckContext,
  { checkEvery: interval, holdBack }: Pick<Settings["destinations"], "checkEvery" | "holdBack">,
): Promise<void> {
  const { db, now } = context;
  // First: checks of servers that do not respond take minutes.
  await endHolds(context, holdBack);
  const time = now();
  let left = MAX_CHECKS;
  const checkSome = async () => {
    while (left-- > 0) {
      // One at a time: what is claimed is checked at once, and other processes find what is left.
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
