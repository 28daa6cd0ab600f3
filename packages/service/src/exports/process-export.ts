import { SpanKind } from "@opentelemetry/api";
import {
  DeliveryRefusedError,
  NoRoomError,
  TargetTakenError,
} from "../destinations/destination.js";
import type { Failure, JobFailure } from "../jobs/failure-causes.js";
import type { Completion } from "../jobs/completion.js";
import { afterFailure, MAX_EXPORT_ATTEMPTS, refuseAttempt } from "../jobs/job-lifecycle.js";
import type { StoredWarning } from "../jobs/job.js";
import { addWarnings, conversionWarnings, listedWarnings } from "../jobs/job-warnings.js";
import { inSpan } from "../traces/in-span.js";
import { readTraceparent, withContext } from "../traces/trace-context.js";
import { isUnreachable } from "../storage/is-unreachable.js";
import type { ClaimedJob } from "../storage/jobs/claim-jobs.js";
import { BucketError } from "../uploads/upload-bucket.js";
import {
  ConversionFailedError,
  DocumentRefusedError,
  StoppingError,
} from "../conversion/conversion-errors.js";
import { convertExport } from "./convert-export.js";
import {
  AttemptLostError,
  deliverExport,
  DeliveryFailedError,
  openForDelivery,
} from "./deliver-export.js";
import type { ExportContext } from "./export-context.js";

/**
 * Runs one attempt at an export: convert, deliver, record. Each step may have already happened in an attempt that
 * crashed; repeating it changes nothing. Calls `onDelivered` before recording. If `signal` aborts, the job no longer
 * belongs to this attempt, and the rest is abandoned.
 *
 * @throws if the attempt failed for a possibly transient reason, so that the task is retried.
 */
export async function processExport(
  context: ExportContext,
  claimed: ClaimedJob,
  onDelivered: () => void,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const { id, attempt, traceparent } = claimed.job;
  const attributes = { "document_export.job": id, "document_export.attempt": attempt };
  // The attempt belongs to the trace of the original request.
  await withContext(readTraceparent(traceparent), () =>
    inSpan(context.tracer, "export", { kind: SpanKind.CONSUMER, attributes }, () =>
      attemptExport(context, claimed, onDelivered, signal),
    ),
  );
}

async function attemptExport(
  context: ExportContext,
  claimed: ClaimedJob,
  onDelivered: () => void,
  signal: AbortSignal,
): Promise<void> {
  const { job, destination } = claimed;
  const refusal = refuseAttempt(job, destination.name);
  if (refusal !== undefined)
    return failExport(context, claimed, { summary: refusal, cause: "workers" });
  const started = performance.now();
  const log = context.log.child({ job: job.id, attempt: job.attempt, of: MAX_EXPORT_ATTEMPTS });
  try {
    const result = await untilAborted(convertAndDeliver(context, claimed, signal), signal);
    onDelivered();
    const recorded = await inSpan(context.tracer, "record", {}, () =>
      context.jobs.complete(claimed, result),
    );
    if (recorded) context.metrics.jobEnded("done", age(context, claimed));
    const duration = Math.round(performance.now() - started);
    log.info({ duration, recorded }, recorded ? "job done" : "job belongs to another attempt");
  } catch (error) {
    if (signal.aborted || error instanceof AttemptLostError) return log.info({}, "attempt aborted");
    log.warn({ err: error }, "attempt failed");
    await handleFailure(context, claimed, error);
  }
}

/**
 * Converts the document of a job and publishes the result, which counts against the conversion memory budget until it
 * is delivered.
 */
async function convertAndDeliver(
  context: ExportContext,
  claimed: ClaimedJob,
  signal: AbortSignal,
): Promise<Completion> {
  const exported = { claimed, destination: openForDelivery(context, claimed, signal) };
  return convertExport(context, exported, async (converted) => {
    signal.throwIfAborted();
    const { losses = [], ...published } = await deliverExport(context, exported, converted);
    const { document, imageBytes, warnings: added } = converted;
    const bytes = document.bytes.length + imageBytes;
    const ofConversion = conversionWarnings(document.warnings, document.warningCounts);
    const { anchors } = document;
    return {
      ...published,
      bytes,
      anchors,
      warnings: addWarnings(ofConversion, listedWarnings([...added, ...lossWarnings(losses)])),
    };
  });
}

/**
 * Returns a warning about the formatting that the destination does not show, with the code that the converter uses for
 * a format.
 */
function lossWarnings(losses: readonly string[]): readonly StoredWarning[] {
  if (losses.length === 0) return [];
  const detail = `Styling is simplified: the destination does not show ${losses.join(", ")}.`;
  return [{ code: "styling-simplified", detail, pointer: null }];
}

/**
 * Rejects as soon as `signal` aborts. A running conversion continues until it hits its own limits, but its result is
 * not used.
 */
async function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(new AttemptLostError());
  signal.addEventListener("abort", abort);
  if (signal.aborted) abort();
  // If `signal` aborts first, the work may still fail later; that must not be an unhandled rejection.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}

/** Fails the job or requeues it. Throws the error if the job should be retried. */
async function handleFailure(
  context: ExportContext,
  claimed: ClaimedJob,
  error: unknown,
): Promise<void> {
  const { job, destination } = claimed;
  if (error instanceof StoppingError) {
    await context.jobs.release(claimed);
    throw error;
  }
  const outcome = afterFailure(job, failureOf(error, destination.name), destination.name);
  const detail = causeOf(error);
  if (outcome.transition === "fail") return failExport(context, claimed, { ...outcome, detail });
  await context.jobs.requeue(claimed, outcome.change, detail);
  throw error;
}

/** Returns the message of an error for the operator. An error that covers several addresses has no message itself. */
function causeOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === "") return causeOf(error.errors[0]);
  if (error instanceof Error) return error.message || causeOf(error.cause);
  return String(error);
}

function failureOf(error: unknown, destination: string): Failure {
  if (error instanceof DeliveryRefusedError) {
    const summary = `${destination} refused the document: ${error.message}`;
    const cause = error instanceof TargetTakenError ? "target" : "destination";
    return { kind: "refused", summary, cause };
  }
  if (error instanceof DocumentRefusedError)
    return { kind: "refused", summary: error.message, cause: "document" };
  if (error instanceof ConversionFailedError) return { kind: "conversion", detail: error.message };
  if (error instanceof DeliveryFailedError)
    return { kind: "delivery", isFull: error.cause instanceof NoRoomError };
  if (error instanceof BucketError) return { kind: "bucket" };
  return { kind: isUnreachable(error) ? "database" : "internal" };
}

async function failExport(
  context: ExportContext,
  claimed: ClaimedJob,
  failure: JobFailure,
): Promise<void> {
  if (await context.jobs.fail(claimed, failure))
    context.metrics.jobEnded("failed", age(context, claimed));
}

/** Returns the time since the job was accepted, in milliseconds. */
function age({ now }: ExportContext, { job }: ClaimedJob): number {
  return now().getTime() - job.queued_at.getTime();
}
