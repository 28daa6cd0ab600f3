import { sql, type Kysely } from "kysely";
import type { Job } from "../../jobs/job.js";
import type { Database } from "../database.js";

/**
 * Returns the job of the newest result of a document at a destination, if it was published at the target of this job.
 * The result may have outlived its job; then only the claim says what its target was.
 */
export async function findEarlierJob(
  db: Kysely<Database>,
  job: Pick<Job, "workspace_id" | "destination_connection_id" | "document" | "target">,
): Promise<string | undefined> {
  const { workspace_id, destination_connection_id, document, target } = job;
  const { rows } = await sql<{ job: string }>`
    select record.job_id as job
    from document_results as newest
    join document_exports as record on record.workspace_id = newest.workspace_id and record.number = newest.number
    left join jobs as job on job.id = record.job_id
    left join target_claims as claim on claim.connection_id = newest.destination_connection_id
      and claim.target = ${target}::text and claim.job_id = record.job_id
    where newest.workspace_id = ${workspace_id}::int and newest.document = ${document.documentId}::text
      and newest.destination_connection_id = ${destination_connection_id}::int
      and (job.target = ${target}::text or claim.job_id is not null)`.execute(db);
  return rows[0]?.job;
}
