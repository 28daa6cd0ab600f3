import { sql, type Kysely, type Updateable } from "kysely";
import type { Database, JobRow } from "../database.js";
import { changedJob, type ChangedJob, type Fence } from "./jobs.js";
import { receiversOf } from "./receivers.js";

/** How a job ended well. */
export interface JobResult extends Updateable<Database["jobs"]> {
  readonly status: "done";
  readonly ended_at: Date;
}

/** What is written besides the job. */
export interface FinishedExport {
  /** Where the result lies (decision `destination-reference`). */
  readonly reference: string;
  /** Kind of the document (decision `document-kind`). */
  readonly kind: string;
  /** Events whose receivers are asked for. */
  readonly events: readonly string[];
}

/**
 * Ends a job behind its fence, writes its record and deletes its upload, all in one statement;
 * undefined where somebody else changed the job before, and nothing is written then.
 */
export async function finishJob(
  trx: Kysely<Database>,
  { id, status, attempt, upload_id }: Fence & Pick<JobRow, "upload_id">,
  result: JobResult,
  { reference, kind, events }: FinishedExport,
): Promise<ChangedJob | undefined> {
  const row = await trx
    .with("job", (db) =>
      db
        .updateTable("jobs")
        .set({ ...result, upload_id: null })
        .where("id", "=", id)
        .where("status", "=", status)
        .where("attempt", "=", attempt)
        .returningAll(),
    )
    .with("upload", (db) =>
      db
        .deleteFrom("uploads")
        .where("id", "=", upload_id)
        .where(({ exists, selectFrom }) => exists(selectFrom("job").select("job.id"))),
    )
    // Numbers are dense: the row of the workspace keeps its writers in line.
    .with("workspace", (db) =>
      db
        .updateTable("workspaces")
        .set(({ eb }) => ({ last_export_number: eb("last_export_number", "+", 1) }))
        .where("id", "in", ({ selectFrom }) => selectFrom("job").select("job.workspace_id"))
        .returning("last_export_number as number"),
    )
    .with("record", (db) =>
      db
        .insertInto("document_exports")
        .columns([...recordColumns])
        .expression(({ selectFrom }) =>
          selectFrom(["job", "workspace"])
            .select(["job.workspace_id", "workspace.number", "job.id"])
            .select(["job.source_connection_id", "job.destination_connection_id"])
            .select([documentMember("title"), documentMember("documentId")])
            .select([documentMember("revisionId"), sql.val(kind).as("kind")])
            .select([sql.val(reference).as("reference"), sql.val(result.ended_at).as("at")]),
        ),
    )
    .selectFrom("job")
    .selectAll("job")
    .select(receiversOf(events).as("receivers"))
    .executeTakeFirst();
  return row && changedJob(row);
}

const recordColumns = [
  "workspace_id",
  "number",
  "job_id",
  "source_connection_id",
  "destination_connection_id",
  "source_document_title",
  "source_document_reference",
  "source_document_version",
  "source_document_kind",
  "destination_reference",
  "exported_at",
] as const;

function documentMember(name: "title" | "documentId" | "revisionId") {
  return sql<string>`job.document ->> ${sql.lit(name)}`.as(name);
}
