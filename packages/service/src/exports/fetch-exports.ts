import type { FetchedTask, FetchRequest } from "../jobs/dispatcher.js";
import type { ExportQueue, ExportTask } from "../jobs/queues.js";
import { isUnreachable } from "../storage/is-unreachable.js";
import type { WriteContext } from "./export-context.js";
import { takeUpExports, type TakenUp } from "./take-up-export.js";

/** An export that was fetched, and its job where that could be taken up along with it. */
export interface FetchedExport extends FetchedTask<ExportTask> {
  /** Undefined where the job is to be looked at by itself. */
  readonly takenUp: TakenUp | undefined;
}

/** Takes exports out of a queue and their jobs up, in one transaction. */
export async function fetchExports(
  context: WriteContext,
  queue: ExportQueue,
  request: FetchRequest,
): Promise<readonly FetchedExport[]> {
  const { db, engine } = context;
  const options = { limit: request.batchSize, ignoreGroups: request.ignoreGroups };
  try {
    return await db.transaction().execute(async (trx) => {
      const tasks = await engine.claim<ExportTask>(trx, queue, options);
      if (tasks.length === 0) return [];
      const ids = tasks.map(({ data }) => data.job);
      const taken = await takeUpExports(trx, context, ids);
      return tasks.map((task, index) => ({ ...task, takenUp: taken[index] }));
    });
  } catch (error) {
    if (isUnreachable(error)) throw error;
    // What is wrong with one job must not hold up the others: each is looked at by itself.
    const tasks = await engine.claim<ExportTask>(db, queue, options);
    return tasks.map((task) => ({ ...task, takenUp: undefined }));
  }
}
