import { SpanKind } from "@opentelemetry/api";
import { DeliveryRefusedError } from "../destinations/delivery-refused-error.js";
import type { HeldTask } from "../jobs/job-engine.js";
import {
  MAX_CONVERSION_FAILURES,
  MAX_EXPORT_ATTEMPTS,
  MAX_INTERRUPTED_ATTEMPTS,
} from "../jobs/queues.js";
import { inSpan } from "../observe/traces/in-span.js";
import { readTraceparent, withContext } from "../observe/traces/trace-context.js";
import type { TakenJob } from "../storage/statements/jobs.js";
import { isUnreachable } from "../storage/is-unreachable.js";
import { ConversionFailedError } from "./convert/conversion-failed-error.js";
import { DocumentRefusedError } from "./convert/document-refused-error.js";
import { convertAndDeliver } from "./convert-and-deliver.js";
import { DeliveryFailedError } from "./delivery-failed-error.js";
import type { ExportContext } from "./export-context.js";
import { failExport } from "./fail-export.js";
import type { FetchedExport } from "./fetch-exports.js";
import { recordExport } from "./record-export.js";
import { StoppingError } from "./stopping-error.js";
import { handBackExport, requeueExport, takeUpExport } from "./take-up-export.js";

/** One go at a task. */
export interface Go {
  readonly held: HeldTask;
  /** Called when the result is delivered: what is left is to write that down. */
  readonly delivered: () => void;
}

/**
 * One attempt at an export: convert → deliver → record.
 * Every step may have happened before, in an attempt that died; doing it again changes nothing.
 * Throws where the attempt failed for a reason that may pass, so that the task is tried again.
 */
export async function processExport(
  context: ExportContext,
  { data: { job }, takenUp }: Pick<FetchedExport, "data" | "takenUp">,
  go: Go,
): Promise<void> {
  const { signals } = context;
  const found = takenUp ?? (await takeUpExport(context, { id: job, held: go.held }));
  if (!found) return;
  if (found.told) signals.messagesQueued();
  try {
    if (await traceAttempt(context, found.taken, go)) signals.messagesQueued();
  } finally {
    signals.jobEnded(job);
  }
}

/** An attempt belongs to the trace of the request that it was asked for with. */
function traceAttempt(context: ExportContext, taken: TakenJob, go: Go): Promise<boolean> {
  const { id, attempt, traceparent } = taken.job;
  const attributes = { "document_export.job": id, "document_export.attempt": attempt };
  return withContext(readTraceparent(traceparent), () =>
    inSpan(context.tracer, "export", { kind: SpanKind.CONSUMER, attributes }, () =>
      attemptExport(context, taken, go),
    ),
  );
}

/** Whether there are messages to be delivered. */
async function attemptExport(
  context: ExportContext,
  taken: TakenJob,
  { held, delivered }: Go,
): Promise<boolean> {
  const { job } = taken;
  const ended = job.attempt - 1 - job.conversion_failures;
  if (ended >= MAX_INTERRUPTED_ATTEMPTS)
    return failExport(context, taken, givenUp(taken, ended), held);
  const started = performance.now();
  const log = context.log.child({ job: job.id, attempt: job.attempt, of: MAX_EXPORT_ATTEMPTS });
  try {
    const outcome = await convertAndDeliver(context, taken);
    delivered();
    const recorded = await inSpan(context.tracer, "record", {}, () =>
      recordExport(context, taken, outcome, held),
    );
    const duration = Math.round(performance.now() - started);
    const message = recorded ? "job done" : "job belongs to another attempt";
    log.info({ duration, recorded: recorded !== undefined }, message);
    return recorded?.told ?? false;
  } catch (error) {
    log.warn({ err: error }, "attempt failed");
    return settleFailure(context, taken, error, held);
  }
}

/** What will not pass ends the job; what may pass puts it back and is thrown. */
async function settleFailure(
  context: ExportContext,
  taken: TakenJob,
  error: unknown,
  held: HeldTask,
): Promise<boolean> {
  const { job } = taken;
  if (error instanceof StoppingError) {
    await handBackExport(context.db, job);
    throw error;
  }
  const failures = job.conversion_failures + (error instanceof ConversionFailedError ? 1 : 0);
  const final = finalReason(error, taken, failures);
  if (final !== undefined) return failExport(context, taken, final, held);
  const reason = passingReason(error, taken);
  await context.db
    .transaction()
    .execute((trx) => requeueExport(trx, context, { job, reason, failures }));
  context.signals.messagesQueued();
  throw error;
}

function finalReason(error: unknown, taken: TakenJob, failures: number): string | undefined {
  const { job, destination } = taken;
  if (error instanceof DeliveryRefusedError)
    return `${destination.name} refused the document: ${error.message}`;
  if (error instanceof DocumentRefusedError) return error.message;
  if (error instanceof ConversionFailedError)
    return failures >= MAX_CONVERSION_FAILURES
      ? `The conversion ${error.message}; it was tried ${failures} times.`
      : undefined;
  // Attempts that failed in the conversion are counted by themselves.
  const others = job.attempt - failures;
  return others >= MAX_EXPORT_ATTEMPTS ? givenUp(taken, job.attempt) : undefined;
}

// Says nothing of the cause: paths of this machine may stand in it. The log has it.
function passingReason(error: unknown, { destination }: TakenJob): string {
  if (error instanceof ConversionFailedError) return `the conversion ${error.message}`;
  if (error instanceof DeliveryFailedError) return `${destination.name} could not be reached`;
  if (isUnreachable(error)) return "the database could not be reached";
  return "the service had an internal error";
}

function givenUp({ destination }: TakenJob, attempts: number): string {
  return `Given up after ${attempts} attempts to export to ${destination.name}.`;
}
