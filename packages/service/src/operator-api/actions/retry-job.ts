import { randomUUID } from "node:crypto";
import { outputFormats, type Format } from "@document-export/convert";
import type { Kysely } from "kysely";
import { WorkspaceLimitError } from "../../storage/jobs/workspace-usage.js";
import { conversionSettingsOf } from "../../jobs/conversion-settings.js";
import { resolveFormat } from "../../exports/resolve-export.js";
import { deriveTarget } from "../../destinations/target.js";
import { rejectOverLimit } from "../../exports/accept-export.js";
import { hasEnded, queuedSummary } from "../../jobs/job-lifecycle.js";
import { countWarnings, listedWarnings } from "../../jobs/job-warnings.js";
import type { Job } from "../../jobs/job.js";
import type { ServiceWarningCode } from "../../jobs/service-warnings.js";
import type { Database } from "../../storage/database.js";
import { acceptJobs } from "../../storage/jobs/accept-jobs.js";
import { takeKeptUpload, type KeptUpload } from "../../storage/uploads/kept-uploads.js";
import {
  findRetry,
  lockForRetry,
  setRetryOf,
  type FailedJob,
} from "../../storage/retries/retries.js";
import { traceHeaders } from "../../traces/trace-context.js";
import { act, transitionsOf, type Actor, type DataContext } from "../data-context.js";
import { conflict, notFound, refused } from "../refusals.js";
import { requireConnection } from "./require.js";

/** Overrides for the new job. */
export interface Repeat {
  readonly destination?: number | undefined;
  readonly format?: string | undefined;
}

/**
 * Exports the document of a failed job again, as a new job with the same options, and the same destination unless
 * `repeat` changes it. The upload moves to the new job, so each job can be retried only once; if the new job fails too,
 * retry that one. Returns the id of the new job.
 *
 * @throws {ProblemError} 404 if there is no job with this id, 409 if the job cannot be retried, 429 if the workspace is
 * at a limit.
 */
export async function retryJob(
  context: DataContext,
  actor: Actor,
  id: string,
  repeat: Repeat = {},
): Promise<string> {
  const { signals } = context;
  const { retry, hasDeliveries } = await act(context, actor, "job.retry", async (trx) => {
    const failed = await lockForRetry(trx, id);
    if (!failed) throw unknownJob(id);
    if (failed.status !== "failed") throw notFailed(failed);
    const upload = await takeKeptUpload(trx, id);
    if (!upload) throw await withoutUpload(trx, failed);
    const changed = await changedBy(trx, failed, repeat);
    const job = retryOf(changed, upload, context.now());
    const result = await accept(trx, context, { job, upload, ownTarget: isOwnTarget(failed) });
    await setRetryOf(trx, { retry: job.id, job: id });
    const { workspace_id: workspace, destination_connection_id: destination } = job;
    const details = { retry: job.id, workspace, destination, format: job.options.format };
    return { result: { retry: job.id, ...result }, subject: `job ${id}`, details };
  });
  signals.exportQueued();
  if (hasDeliveries) signals.deliveriesQueued();
  return retry;
}

async function accept(
  trx: Kysely<Database>,
  context: DataContext,
  added: { readonly job: Job & { upload_id: string }; upload: KeptUpload; ownTarget: boolean },
) {
  const { job, upload, ownTarget } = added;
  const kept = { kept: upload.bytes };
  try {
    const [accepted] = await acceptJobs(trx, transitionsOf(context), [
      { job, upload: kept, key: undefined, ownTarget },
    ]);
    return { hasDeliveries: accepted?.hasDeliveries ?? false };
  } catch (error) {
    if (error instanceof WorkspaceLimitError) return rejectOverLimit(error);
    throw error;
  }
}

/** Warnings about the request, which the retry copies: the new attempt finds all other warnings again. */
const OF_REQUEST: ReadonlySet<string> = new Set<ServiceWarningCode>([
  "option-unknown",
  "property-left-out",
  "property-missing",
  "property-shortened",
  "target-renamed",
  "title-shortened",
]);

/** Returns the failed job as if its request had specified another destination or format. */
async function changedBy(
  trx: Kysely<Database>,
  failed: FailedJob,
  { destination, format }: Repeat,
): Promise<FailedJob> {
  if (destination === undefined && format === undefined) return failed;
  const id = destination ?? failed.destination_connection_id;
  const connection = await requireConnection(trx, id, "destination");
  if (connection.workspace_id !== failed.workspace_id)
    throw refused(`The connection ${id} belongs to another workspace than the job.`);
  const conversion = { destination: format ?? failed.options.format };
  const changed = resolveFormat({ destination: id, conversion }, connection);
  const settings = conversionSettingsOf(connection.settings);
  return {
    ...failed,
    destination_connection_id: id,
    destinationName: connection.name,
    options: { ...failed.options, format: changed, conversion: settings },
    target: isOwnTarget(failed)
      ? targetOf({ ...failed, options: { ...failed.options, format: changed } }, failed.id)
      : withExtension(failed.target, failed.options.format, changed),
  };
}

/** Keeps the path that a caller chose; a file extension that matches the old format changes to the new one. */
function withExtension(target: string, before: Format, after: Format): string {
  const old = `.${outputFormats[before].extension}`;
  if (!target.toLowerCase().endsWith(old)) return target;
  return `${target.slice(0, -old.length)}.${outputFormats[after].extension}`;
}

/**
 * Returns a new job like the failed one. A target that was derived from the old job's id is derived from the new id.
 */
function retryOf(
  failed: FailedJob,
  { upload }: KeptUpload,
  now: Date,
): Job & { upload_id: string } {
  const id = randomUUID();
  const { destinationName, ...job } = failed;
  const warnings = listedWarnings(failed.warnings.filter(({ code }) => OF_REQUEST.has(code)));
  return {
    ...job,
    id,
    upload_id: upload,
    status: "queued",
    attempt: 1,
    summary: queuedSummary(destinationName),
    queued_at: now,
    ended_at: null,
    has_errors: false,
    has_warnings: countWarnings(warnings) > 0,
    ...warnings,
    output_documents: [],
    target: isOwnTarget(failed) ? targetOf(failed, id) : failed.target,
    images_loaded: false,
    failure_cause: null,
    conversion_failures: 0,
    traceparent: traceHeaders().traceparent ?? null,
  };
}

function isOwnTarget(job: Job): boolean {
  return job.target === targetOf(job, job.id);
}

function targetOf({ document: { title }, options: { format } }: Job, job: string): string {
  const { extension } = outputFormats[format];
  return deriveTarget({ reference: undefined, title, job, extension });
}

/** Returns the error for a job id that does not exist, or no longer exists. */
export function unknownJob(id: string) {
  return notFound(
    `There is no job \`${id}\`. Jobs are removed \`retention.jobs\` days after their end.`,
  );
}

function notFailed(job: Job) {
  return conflict(
    hasEnded(job)
      ? `The job \`${job.id}\` is done: there is nothing to retry. To get another result, export the document again.`
      : `The job \`${job.id}\` is ${job.status}. Only a failed job can be retried.`,
  );
}

async function withoutUpload(trx: Kysely<Database>, { id }: Job) {
  const retry = await findRetry(trx, id);
  return conflict(
    retry === undefined
      ? `The upload of the job \`${id}\` is no longer stored: uploads of failed jobs are kept for \`retention.failedUploads\` days, and the newest of a workspace only. Export the document again.`
      : `The job \`${id}\` was already retried, as the job \`${retry}\`.`,
  );
}
