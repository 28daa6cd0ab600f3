import { sql, type Kysely } from "kysely";

const statements = [
  // Records are kept forever, and jobs are not. `job_id` stays as an identifier: its unique key gives a job one record.
  `alter table document_exports drop constraint document_exports_job_id_fkey`,
  // A claim guards what a job has published, which is there after the job was removed.
  `alter table target_claims drop constraint target_claims_job_id_fkey`,
  // For the removal of jobs and messages, oldest first.
  `create index jobs_ended on jobs (ended_at, id) where ended_at is not null`,
  `create index webhook_deliveries_ended on webhook_deliveries (ended_at) where ended_at is not null`,
  // Every change by an operator. The subject names what was changed, such as \`connection 3\`.
  `create table audit_log (
    id integer generated always as identity primary key,
    changed_at timestamptz not null,
    actor text not null,
    action text not null,
    subject text not null,
    details jsonb not null)`,
  `create index audit_log_by_time on audit_log (changed_at)`,
];

/** Lets records and claims survive their job, and creates the audit log. */
export async function addRetention(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
