import { sql, type Kysely } from "kysely";

const statements = [
  // Tokens for the operator API; `tokens` contains those of callers.
  `create table operator_tokens (
    id integer generated always as identity primary key,
    hash bytea not null unique,
    name text not null,
    role text not null check (role in ('read', 'operate', 'admin')),
    created_at timestamptz not null,
    expires_at timestamptz,
    last_used_at timestamptz)`,
  // `retry_of` is the failed job that a job retries. `history` lists the events of a job, oldest first.
  `alter table jobs
    add column retry_of uuid,
    add column history jsonb not null default '[]'`,
  `create index jobs_retries on jobs (retry_of) where retry_of is not null`,
  // Uploads of failed jobs, which a retry needs; they no longer count against the workspace's storage. `upload_id` has
  // no foreign key: each deletion of an upload would scan for it.
  `create table kept_uploads (
    job_id uuid primary key references jobs,
    upload_id uuid not null,
    workspace_id integer not null references workspaces on delete cascade,
    bytes integer not null,
    kept_at timestamptz not null)`,
  `create index kept_uploads_by_workspace on kept_uploads (workspace_id, kept_at)`,
  `create index kept_uploads_by_age on kept_uploads (kept_at)`,
  // Indexes for lists, newest first. Jobs of a connection are found through its workspace: each index over all jobs
  // costs 25 µs per job.
  `create index jobs_by_time on jobs (queued_at, id)`,
  `create index jobs_by_workspace on jobs (workspace_id, queued_at, id)`,
  `create index jobs_failed on jobs (queued_at, id) where status = 'failed'`,
  `create index webhook_messages_by_time on webhook_messages (created_at, id)`,
  `create index webhook_messages_by_webhook on webhook_messages (webhook_id, created_at, id)`,
  // Undelivered deliveries are found by the time of their message. For delivered ones this column is never read: if
  // they existed before the migration, it contains the time of the migration.
  `alter table webhook_deliveries add column created_at timestamptz not null default now()`,
  `update webhook_deliveries set created_at = message.created_at from webhook_messages as message
    where message.id = message_id and state <> 'delivered'`,
  `create index webhook_deliveries_undelivered on webhook_deliveries (state, created_at, message_id)
    where state <> 'delivered'`,
];

/** Adds tokens with roles, job history, uploads for retries, and lists at constant cost, for the operator API. */
export async function addOperator(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
