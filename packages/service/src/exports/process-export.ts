import { DeliveryRefusedError } from "../destinations/delivery-refused-error.js";
import type { HeldTask } from "../jobs/job-engine.js";
import { MAX_EXPORT_ATTEMPTS, type ExportTask } from "../jobs/queues.js";
import type { ConnectionRow, JobRow } from "../storage/database.js";
import { getConnection } from "../storage/statements/connections.js";
import { DocumentRefusedError } from "./convert/document-refused-error.js";
import { convertAndDeliver } from "./convert-and-deliver.js";
import type { ExportContext } from "./export-context.js";
import { failExport } from "./fail-export.js";
import { recordExport } from "./record-export.js";
import { requeueExport, takeUpExport } from "./take-up-export.js";

/**
 * One attempt at an export: convert → deliver → record.
 * Every step may have happened before, in an attempt that died; doing it again changes nothing.
 * Throws where the attempt failed for a reason that may pass, so that the task is tried again.
 */
export async function processExport(
  context: ExportContext,
  task: ExportTask,
  held: HeldTask,
): Promise<void> {
  const job = await takeUpExport(context, task.job, held);
  context.signals.messagesQueued();
  if (!job) return;
  try {
    await attemptExport(context, job, held);
  } finally {
    context.signals.messagesQueued();
    context.signals.jobEnded(job.id);
  }
}

async function attemptExport(context: ExportContext, job: JobRow, held: HeldTask): Promise<void> {
  const connection = await getConnection(context.db, job.destination_connection_id);
  if (job.attempt > MAX_EXPORT_ATTEMPTS) {
    await failExport(context, job, givenUp(connection), held);
    return;
  }
  const started = performance.now();
  const log = context.log.child({ job: job.id, attempt: job.attempt, of: MAX_EXPORT_ATTEMPTS });
  try {
    const outcome = await convertAndDeliver(context, job, connection);
    const recorded = await recordExport(context, job, connection, outcome, held);
    const duration = Math.round(performance.now() - started);
    log.info({ duration, recorded }, recorded ? "job done" : "job belongs to another attempt");
    if (recorded) context.metrics.jobEnded("done", Date.now() - job.queued_at.getTime());
  } catch (error) {
    log.warn({ err: error }, "attempt failed");
    await settleFailure(context, job, connection, error, held);
  }
}

/** What will not pass ends the job; what may pass puts it back and is thrown. */
async function settleFailure(
  context: ExportContext,
  job: JobRow,
  connection: ConnectionRow,
  error: unknown,
  held: HeldTask,
): Promise<void> {
  const final = finalReason(error, connection);
  if (final !== undefined) return void (await failExport(context, job, final, held));
  if (job.attempt >= MAX_EXPORT_ATTEMPTS)
    return void (await failExport(context, job, givenUp(connection), held));
  await context.db
    .transaction()
    .execute((trx) => requeueExport(trx, context, job, `${connection.name} could not be reached`));
  throw error;
}

function finalReason(error: unknown, { name }: ConnectionRow): string | undefined {
  if (error instanceof DeliveryRefusedError)
    return `${name} refused the document: ${error.message}`;
  if (error instanceof DocumentRefusedError) return error.message;
  return undefined;
}

// Says nothing of the cause: paths of this machine may stand in it. The log has it.
function givenUp({ name }: ConnectionRow): string {
  return `Given up after ${MAX_EXPORT_ATTEMPTS} attempts to export to ${name}.`;
}
