import { randomUUID } from "node:crypto";
import { ProblemError, type schemas, type UploadedFile } from "@document-export/server-stub";
import type { Kysely } from "kysely";
import type { Principal } from "../auth/principal.js";
import { fingerprint, optionsContent, withIdempotencyKey } from "../idempotency/idempotency.js";
import { conversionSettingsOf } from "../jobs/conversion-settings.js";
import { hasOwnNames, targetTemplate } from "../destinations/kinds.js";
import type { Job } from "../jobs/job.js";
import { queuedSummary } from "../jobs/job-lifecycle.js";
import { addWarnings, countWarnings, listedWarnings, noWarnings } from "../jobs/job-warnings.js";
import { traceHeaders } from "../traces/trace-context.js";
import type { ConnectionRow, Database } from "../storage/database.js";
import type { NewJob } from "../storage/jobs/accept-jobs.js";
import { packUpload, type StoredUpload } from "../storage/uploads/uploads.js";
import { isUnreachable } from "../storage/is-unreachable.js";
import { BucketError } from "../uploads/upload-bucket.js";
import { WorkspaceLimitError } from "../storage/jobs/workspace-usage.js";
import { inspectUpload, type StorableDocument } from "./inspect-upload.js";
import type { ExportContext } from "./export-context.js";
import {
  assertEndpoints,
  assertFieldMappings,
  assertJobWebhooks,
  resolveFormat,
  resolveTarget,
  type FindDestination,
} from "./resolve-export.js";
import { unknownOptions } from "./unknown-options.js";
import { mapFields } from "./map-fields.js";

/** Dependencies for accepting an export. */
export interface AcceptContext extends ExportContext {
  readonly findDestination: FindDestination;
}

/** An export request. */
export interface ExportRequest {
  readonly principal: Principal;
  readonly file: UploadedFile;
  readonly options: schemas.ExportOptions;
  readonly idempotencyKey: string | undefined;
  /** The content that the idempotency key stands for, in addition to the file; the options by default. */
  readonly content?: unknown;
  /** Additional work in the transaction that stores the job. */
  readonly alongside?: (trx: Kysely<Database>, job: Job) => Promise<void>;
}

/**
 * Checks a request and stores its job. A repeated request with the same idempotency key returns the job of the first
 * request in its current state (decision `idempotency`).
 */
export async function acceptExport(context: AcceptContext, request: ExportRequest): Promise<Job> {
  const { principal, file, options, idempotencyKey, content = optionsContent(options) } = request;
  const { id, made } = await withIdempotencyKey(context.db, {
    principal,
    operation: "exportHostedDocument",
    key: idempotencyKey,
    fingerprint: () => fingerprint(content, file.chunks),
    prepare: async () => {
      const prepared = await prepareExport(context, request);
      return async (key) => {
        const job = await storeJob(context, { ...prepared, key });
        return job && { id: job.id, made: job };
      };
    },
  });
  const job = made ?? (await context.jobs.find(id));
  if (!job) throw new Error(`The job ${id} does not exist.`);
  return job;
}

interface PlacedJob extends Omit<NewJob, "key"> {
  readonly upload: StoredUpload;
}

async function prepareExport(context: AcceptContext, request: ExportRequest): Promise<PlacedJob> {
  const { principal, file, options, alongside } = request;
  const inspected = inspectUpload(context.converter, principal.workspace, file);
  // Errors in the options are reported before errors in the document. Until then, the latter must not count as an
  // unhandled rejection.
  inspected.catch(() => undefined);
  const wanted = { workspace: principal.workspace, id: options.destination };
  const destination = await context.findDestination(wanted);
  const job = await prepareJob(context, request, destination, inspected);
  const packed = await packUpload(file);
  file.release();
  const upload = await context.uploads.place(job.upload_id, packed).catch(rejectWithoutBucket);
  return {
    job,
    upload,
    generation: principal.generation,
    ownTarget: options.destinationReference === undefined,
    alongside: alongside && ((trx) => alongside(trx, job)),
  };
}

/** Stores the job. If that fails, removes the upload that was written to the bucket for it. */
async function storeJob(
  { jobs, uploads, log }: AcceptContext,
  job: PlacedJob & Pick<NewJob, "key">,
): Promise<Job | undefined> {
  const abandon = () =>
    uploads
      .abandon(job.upload)
      .catch((error: unknown) => log.warn({ err: error }, "an upload is removed later"));
  try {
    const accepted = await jobs.accept(job);
    if (!accepted) await abandon();
    return accepted;
  } catch (error) {
    // If the database was unreachable, the job may still have been stored. The upload is then left to the cleanup after
    // the grace time.
    if (!isUnreachable(error)) await abandon();
    return rejectOverLimit(error);
  }
}

async function prepareJob(
  context: AcceptContext,
  { principal, options }: ExportRequest,
  destination: ConnectionRow,
  inspected: Promise<StorableDocument>,
): Promise<NewJob["job"]> {
  const format = resolveFormat(options, destination);
  const conversion = conversionSettingsOf(destination.settings);
  assertEndpoints(options, context.endpoints);
  assertJobWebhooks(options);
  assertFieldMappings(options);
  const { properties, linkedDocuments, warnings: shortened } = await inspected;
  const { title, documentId, revisionId } = properties;
  const { autoMapDocumentProperties = false, fieldMappings = {}, webhooks = [] } = options;
  const mapped = mapFields(properties, { autoMapDocumentProperties, fieldMappings });
  const id = randomUUID();
  const { target, warnings: renamed } = resolveTarget(options, properties, id, format, {
    template: targetTemplate(destination),
    isOwn: hasOwnNames(destination),
    fields: mapped.fields,
    now: context.now(),
  });
  const added = listedWarnings([
    ...unknownOptions(options),
    ...shortened,
    ...renamed,
    ...mapped.warnings,
  ]);
  const warnings = addWarnings(noWarnings, added);
  return {
    id,
    workspace_id: principal.workspace,
    source_connection_id: principal.source,
    destination_connection_id: destination.id,
    upload_id: randomUUID(),
    status: "queued",
    attempt: 1,
    summary: queuedSummary(destination.name),
    queued_at: context.now(),
    ended_at: null,
    has_errors: false,
    has_warnings: countWarnings(warnings) > 0,
    ...warnings,
    output_documents: [],
    options: {
      format,
      conversion,
      fields: mapped.fields,
      webhooks,
      ...(linkedDocuments.length > 0 && { linkedDocuments }),
    },
    document: { title, documentId, revisionId },
    traceparent: traceHeaders().traceparent ?? null,
    target,
    images_loaded: false,
    failure_cause: null,
    conversion_failures: 0,
  };
}

/** Time in seconds after which a caller may retry if the bucket does not respond. A server can restart in that time. */
const BUCKET_RETRY_AFTER = "5";

function rejectWithoutBucket(error: unknown): never {
  if (!(error instanceof BucketError)) throw error;
  throw new ProblemError({
    type: "unavailable",
    detail: `The service cannot store the upload: its bucket cannot be used. Try again in ${BUCKET_RETRY_AFTER} seconds.`,
    headers: { "retry-after": BUCKET_RETRY_AFTER },
    cause: error,
  });
}

/** Time in seconds after which a caller at a limit may retry. Some exports may have finished by then. */
const RETRY_AFTER = "30";

/**
 * Reports an error that says that the workspace is at a limit.
 *
 * @throws {ProblemError} 429 for such an error; any other error is thrown again.
 */
export function rejectOverLimit(error: unknown): never {
  if (!(error instanceof WorkspaceLimitError)) throw error;
  const { limit, max } = error;
  const headers = { "retry-after": RETRY_AFTER };
  if (limit === "queuedExports")
    throw new ProblemError({
      type: "too-many-queued-exports",
      detail: `The workspace has ${max} exports that have not ended, which is its limit. Retry after some have ended.`,
      headers,
    });
  throw new ProblemError({
    type: "too-many-stored-bytes",
    detail: `With this upload the workspace would have more than ${max} bytes stored for exports that have not ended, which is its limit. Retry after some have ended.`,
    headers,
  });
}
