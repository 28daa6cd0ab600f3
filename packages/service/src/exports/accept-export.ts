import { randomUUID } from "node:crypto";
import type { DocumentProperties } from "@document-export/convert";
import type { schemas, UploadedFile } from "@document-export/server-stub";
import { bounds } from "../bounds/bounds.js";
import { shorten } from "../bounds/shorten.js";
import { fingerprint, withIdempotencyKey, type Store } from "../idempotency/idempotency.js";
import type { Principal } from "../auth/principal.js";
import type { ExportQueue } from "../jobs/queues.js";
import type { ConnectionRow, JobRow } from "../storage/database.js";
import type { NewExport } from "../storage/statements/add-jobs.js";
import { findJob } from "../storage/statements/jobs.js";
import { packUpload } from "../storage/statements/uploads.js";
import { traceHeaders } from "../observe/traces/trace-context.js";
import { boundDocument } from "./bounded-document.js";
import type { ExportContext } from "./export-context.js";
import type { FindDestination } from "./find-destination.js";
import { inspectUpload } from "./inspect-upload.js";
import { addWarnings, countWarnings, listedWarnings, noWarnings } from "./job-warnings.js";
import { mapFields } from "./map-fields.js";
import { queueOf } from "./queue-of.js";
import {
  assertEndpoints,
  assertFieldMappings,
  assertJobWebhooks,
  resolveFormat,
} from "./resolve-export.js";
import { resolveTarget } from "./resolve-target.js";
import type { StoredExport } from "./store-exports.js";

/** A request to export, as it came. */
export interface ExportRequest {
  readonly principal: Principal;
  readonly file: UploadedFile;
  readonly options: schemas.ExportOptions;
  readonly idempotencyKey: string | undefined;
}

/** What it takes to accept an export. */
export interface AcceptContext extends ExportContext {
  readonly findDestination: FindDestination;
}

/**
 * Checks a request and stores it: upload, job, idempotency record, event and task in one transaction.
 * A repeat gives the job that the first request made, as it is now.
 */
export async function acceptExport(
  context: AcceptContext,
  request: ExportRequest,
): Promise<JobRow> {
  const { principal, file, options, idempotencyKey } = request;
  const { id, made } = await withIdempotencyKey(context.db, {
    principal,
    operation: "exportHostedDocument",
    key: idempotencyKey,
    fingerprint: () => fingerprint(options, file.chunks),
    prepare: () => prepareExport(context, request),
  });
  if (made) context.signals.exportQueued(made.job.queue);
  if (made?.told) context.signals.messagesQueued();
  const job = made?.job ?? (await findJob(context.db, id));
  if (!job) throw new Error(`The job ${id} is gone.`);
  return job;
}

/** Looks at the document once, and at the destination again where that has changed since it was last looked at. */
async function prepareExport(
  context: AcceptContext,
  request: ExportRequest,
): Promise<Store<StoredExport>> {
  const { principal, file, options } = request;
  const inspected = inspectUpload(context.converter, principal.workspace, file);
  // What is wrong with the document is told below, after what is wrong with the options.
  inspected.catch(() => undefined);
  const asked = { workspace: principal.workspace, id: options.destination };
  const chooseQueue = queueOf(file);
  const ownTarget = options.destinationReference === undefined;
  const prepare = async (now: boolean) => {
    const destination = await context.findDestination(asked, now);
    const queue = chooseQueue(destination);
    const job = await prepareJob(context, request, { destination, inspected, queue });
    return { job, destinationVersion: destination.version, ownTarget };
  };
  const first = await prepare(false);
  const upload = await packUpload(file);
  file.release();
  return async (kept) => {
    const made = await context.writes.store({ ...first, upload, kept });
    if (made) return { id: made.job.id, made };
    const again = await prepare(true);
    if (again.destinationVersion === first.destinationVersion) return undefined;
    const madeNow = await context.writes.store({ ...again, upload, kept });
    return madeNow && { id: madeNow.job.id, made: madeNow };
  };
}

/** What an export is made of. */
interface ExportParts {
  readonly destination: ConnectionRow;
  readonly inspected: Promise<DocumentProperties>;
  readonly queue: ExportQueue;
}

async function prepareJob(
  context: AcceptContext,
  { principal, options }: ExportRequest,
  { destination, inspected, queue }: ExportParts,
): Promise<NewExport["job"]> {
  const format = resolveFormat(options, destination);
  assertEndpoints(options, context.endpoints);
  assertJobWebhooks(options);
  assertFieldMappings(options);
  const { properties, warnings: cut } = boundDocument(await inspected);
  const { title, documentId, revisionId } = properties;
  const { autoMapDocumentProperties = false, fieldMappings = {}, webhooks = [] } = options;
  const mapped = mapFields(properties, { autoMapDocumentProperties, fieldMappings });
  const id = randomUUID();
  const { target, warnings: renamed } = resolveTarget(options, properties, id, format);
  const given = [...cut, ...renamed, ...mapped.warnings];
  const warnings = addWarnings(noWarnings, listedWarnings(given));
  return {
    id,
    workspace_id: principal.workspace,
    source_connection_id: principal.source,
    destination_connection_id: destination.id,
    upload_id: randomUUID(),
    status: "queued",
    attempt: 1,
    summary: shorten(`Waiting to be exported to ${destination.name}.`, bounds.summary.max),
    queued_at: context.now(),
    ended_at: null,
    has_errors: false,
    has_warnings: countWarnings(warnings) > 0,
    ...warnings,
    output_documents: [],
    options: { format, fields: mapped.fields, webhooks },
    document: { title, documentId, revisionId },
    traceparent: traceHeaders().traceparent ?? null,
    target,
    images_loaded: false,
    conversion_failures: 0,
    queue,
  };
}
