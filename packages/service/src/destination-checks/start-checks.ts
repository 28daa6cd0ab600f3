import { setTimeout } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Settings } from "../config/settings.js";
import type { DestinationContext } from "../destinations/kinds.js";
import type { JobSignals } from "../exports/job-signals.js";
import type { Logger } from "../logs/logger.js";
import type { ConnectionRow, Database } from "../storage/database.js";
import type { TaskQueue } from "../storage/queue/task-queue.js";
import { claimDueChecks } from "./due-checks.js";
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
/** Checks of one look: the others come with the next one. */
const MAX_CHECKS = 20;

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

/** Ends holds that are too old, and makes the checks that are due, one after another. */
export async function checkDue(
  context: CheckContext,
  { checkEvery: interval, holdBack }: Pick<Settings["destinations"], "checkEvery" | "holdBack">,
): Promise<void> {
  const { db, now } = context;
  // First: checks of servers that do not respond take minutes.
  await endHolds(context, holdBack);
  const due = await claimDueChecks(db, now(), { interval, again: MINUTE, limit: MAX_CHECKS });
  for (const connection of due) await checkOne(context, connection, holdBack > 0);
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
