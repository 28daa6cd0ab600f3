import { sql, type Kysely } from "kysely";

const statements = [
  // Tokens of the operator's API; `tokens` has those of callers.
  `create table operator_tokens (
    id integer generated always as identity primary key,
    hash bytea not null unique,
    name text not null,
    role text not null check (role in ('read', 'operate', 'admin')),
    created_at timestamptz not null,
    expires_at timestamptz,
    last_used_at timestamptz)`,
  // `retry_of` is the failed job that a job repeats. `history` has what happened to a job, oldest first.
  `alter table jobs
    add column retry_of uuid,
    add column history jsonb not null default '[]'`,
  `create index jobs_retries on jobs (retry_of) where retry_of is not null`,
  // Uploads of failed jobs, which a retry needs; they count no more as stored for the workspace. `upload_id` has no foreign
  // key: each deletion of an upload would scan for it.
  `create table kept_uploads (
    job_id uuid primary key references jobs,
    upload_id uuid not null,
    workspace_id integer not null references workspaces on delete cascade,
    bytes integer not null,
    kept_at timestamptz not null)`,
  `create index kept_uploads_by_workspace on kept_uploads (workspace_id, kept_at)`,
  `create index kept_uploads_by_age on kept_uploads (kept_at)`,
  // Lists, newest first. Jobs of a connection are found by its workspace: each index of all jobs costs 25 µs a job.
  `create index jobs_by_time on jobs (queued_at, id)`,
  `create index jobs_by_workspace on jobs (workspace_id, queued_at, id)`,
  `create index jobs_failed on jobs (queued_at, id) where status = 'failed'`,
  `create index webhook_messages_by_time on webhook_messages (created_at, id)`,
  `create index webhook_messages_by_webhook on webhook_messages (webhook_id, created_at, id)`,
  // Deliveries that were not delivered are found by the time of their message. Of the others nobody reads this column: it
  // is the time of the migration where they were there before.
  `alter table webhook_deliveries add column created_at timestamptz not null default now()`,
  `update webhook_deliveries set created_at = message.created_at from webhook_messages as message
    where message.id = message_id and state <> 'delivered'`,
  `create index webhook_deliveries_undelivered on webhook_deliveries (state, created_at, message_id)
    where state <> 'delivered'`,
];

/** Adds what the operator's API needs: tokens with roles, the history of jobs, uploads to retry, and lists at constant cost. */
export async function addOperator(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
