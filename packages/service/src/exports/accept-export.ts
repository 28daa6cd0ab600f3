import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { ProblemError, type schemas, type UploadedFile } from "@document-export/server-stub";
import { actOnce } from "../http/act-once.js";
import { fingerprint } from "../http/fingerprint.js";
import type { Principal } from "../http/principal.js";
import type { ConnectionRow, Database, JobRow } from "../storage/database.js";
import { findConnections } from "../storage/statements/connections.js";
import { findJob } from "../storage/statements/jobs.js";
import { packUpload } from "../storage/statements/uploads.js";
import { traceHeaders } from "../observe/traces/trace-context.js";
import type { ExportContext } from "./export-context.js";
import { inspectUpload } from "./inspect-upload.js";
import { mapFields } from "./map-fields.js";
import { assertEndpoints, resolveFormat, resolveTarget } from "./resolve-export.js";

/** A request to export, as it came. */
export interface ExportRequest {
  readonly principal: Principal;
  readonly file: UploadedFile;
  readonly options: schemas.ExportOptions;
  readonly idempotencyKey: string | undefined;
}

/**
 * Checks a request and stores it: upload, job, idempotency record, event and task in one transaction.
 * A repeat gives the job that the first request made, as it is now.
 */
export async function acceptExport(
  context: ExportContext,
  request: ExportRequest,
): Promise<JobRow> {
  const { principal, file, options, idempotencyKey } = request;
  const { id, made } = await actOnce(context.db, {
    principal,
    operation: "exportHostedDocument",
    key: idempotencyKey,
    fingerprint: () => fingerprint(options, file.chunks),
    prepare: async () => {
      const job = { ...(await prepareJob(context, request)), upload_id: randomUUID() };
      const upload = await packUpload(file.bytes());
      const ownTarget = options.destinationReference === undefined;
      return async (kept) => {
        const made = await context.writes.store({ job, upload, kept, ownTarget });
        return made && { id: job.id, made };
      };
    },
  });
  if (made) context.signals.exportQueued();
  if (made?.told) context.signals.messagesQueued();
  const job = made?.job ?? (await findJob(context.db, id));
  if (!job) throw new Error(`The job ${id} is gone.`);
  return job;
}

async function prepareJob(
  context: ExportContext,
  { principal, file, options }: ExportRequest,
): Promise<JobRow> {
  const connection = await findDestination(context.db, principal.workspace, options.destination);
  const format = resolveFormat(options, connection);
  assertEndpoints(options, context.endpoints);
  const properties = await inspectUpload(context.converter, () => file.bytes());
  const { title, documentId, revisionId } = properties;
  const { autoMapDocumentProperties = false, fieldMappings = {}, webhooks = [] } = options;
  const { fields, warnings } = mapFields(properties, { autoMapDocumentProperties, fieldMappings });
  const id = randomUUID();
  return {
    id,
    workspace_id: principal.workspace,
    source_connection_id: principal.source,
    destination_connection_id: connection.id,
    upload_id: null,
    status: "queued",
    attempt: 1,
    summary: `Waiting to be exported to ${connection.name}.`,
    queued_at: context.now(),
    ended_at: null,
    has_errors: false,
    has_warnings: warnings.length > 0,
    warnings: warnings,
    output_documents: [],
    options: { format, fields, webhooks },
    document: { title, documentId, revisionId },
    traceparent: traceHeaders().traceparent ?? null,
    target: resolveTarget(options, properties, id, format),
    images_loaded: false,
  };
}

async function findDestination(
  db: Kysely<Database>,
  workspace: number,
  id: number,
): Promise<ConnectionRow> {
  const found = isInt32(id) ? await findConnections(db, workspace, [id]) : [];
  const connection = found.find(({ role }) => role === "destination");
  if (connection) return connection;
  throw new ProblemError({
    type: "unknown-connection",
    detail: `The workspace has no destination connection ${id}.`,
    errors: [
      {
        in: "body",
        pointer: "/options/destination",
        keyword: "connection",
        detail: `Expected the id of a destination connection of the workspace, got \`${id}\`.`,
      },
    ],
  });
}

/** `destination` has no width in the interface (decision `integer-width`), the column has. */
function isInt32(id: number): boolean {
  return Number.isInteger(id) && Math.abs(id) <= 2_147_483_647;
}
