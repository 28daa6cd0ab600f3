import { sql, type Kysely } from "kysely";
import type { Database, JobRow } from "../database.js";
import { storableJson } from "../storable-json.js";
import type { Fence } from "./jobs.js";
import { receiversOf, type Receiver } from "./receivers.js";

/** How a job ended well. */
export type JobResult = Pick<
  JobRow,
  "ended_at" | "has_warnings" | "warnings" | "warning_counts" | "summary" | "output_documents"
>;

/** A job that is to end. */
export interface EndingJob {
  readonly fence: Fence & Pick<JobRow, "upload_id" | "workspace_id">;
  readonly result: JobResult;
  /** Where the result lies (decision `destination-reference`). */
  readonly reference: string;
  /** Kind of the document (decision `document-kind`). */
  readonly kind: string;
}

/** A job that has ended. */
export interface EndedJob {
  readonly id: string;
  readonly images_loaded: boolean;
  readonly receivers: readonly Receiver[];
}

/**
 * Ends jobs of one workspace, each behind its fence, writes their records and deletes their uploads, all in one
 * statement. Gives those that ended, in no order: somebody else changed the others before, and nothing is written of them.
 */
export async function finishJobs(
  trx: Kysely<Database>,
  ending: readonly EndingJob[],
  events: readonly string[],
): Promise<readonly EndedJob[]> {
  const rows = ending.map(({ fence, result, ...record }, position) => {
    const { id, status, attempt, upload_id } = fence;
    return { ...result, ...record, position, id, held: status, attempt, upload_id };
  });
  // Which jobs are meant is said twice: by the first the planner knows that an index serves.
  // Numbers are dense: the row of the workspace keeps its writers in line.
  const ended = await sql<EndedJob>`
    with ending as (
      select * from json_to_recordset(${storableJson(rows)}::json) as ending (position int, id uuid, held text,
        attempt int, upload_id uuid, ended_at timestamptz, has_warnings boolean, warnings jsonb, warning_counts jsonb, summary text,
        output_documents jsonb, reference text, kind text)),
    job as (
      update jobs set status = 'done', upload_id = null, ended_at = ending.ended_at,
        has_warnings = ending.has_warnings, warnings = ending.warnings,
        warning_counts = ending.warning_counts, summary = ending.summary,
        output_documents = ending.output_documents
      from ending
      where jobs.id = any(${rows.map(({ id }) => id)}::uuid[])
        and jobs.id = ending.id and jobs.status = ending.held and jobs.attempt = ending.attempt
      returning jobs.*, ending.position, ending.reference, ending.kind),
    upload as (
      delete from uploads
      where id in (select ending.upload_id from ending join job on job.id = ending.id)
      returning octet_length(gzip) as bytes),
    workspace as (
      update workspaces set last_export_number = last_export_number + ended.count
      from (select count(*)::int as count from job) as ended
      where workspaces.id = ${ending[0]?.fence.workspace_id ?? null}::int and ended.count > 0
      returning last_export_number - ended.count as before),
    used as (
      update workspace_usage set queued_exports = queued_exports - (select count(*) from job),
        stored_bytes = stored_bytes - (select coalesce(sum(bytes), 0) from upload)
      from workspace where workspace_id = ${ending[0]?.fence.workspace_id ?? null}::int),
    record as (
      insert into document_exports (workspace_id, number, job_id, source_connection_id, destination_connection_id,
        source_document_title, source_document_reference, source_document_version, source_document_kind,
        destination_reference, exported_at)
      select job.workspace_id, workspace.before + row_number() over (order by job.position), job.id,
        job.source_connection_id, job.destination_connection_id, job.document ->> 'title',
        job.document ->> 'documentId', job.document ->> 'revisionId', job.kind, job.reference, job.ended_at
      from job cross join workspace)
    select job.id, job.images_loaded, ${receiversOf(events)} as receivers from job`.execute(trx);
  return ended.rows;
}
