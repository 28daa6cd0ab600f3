import { sql, type Kysely } from "kysely";

const statements = [
  // What an operator holds back. Ended pauses are kept for a day, so that the time of a pause does not count as waiting.
  `create table pauses (
    id integer generated always as identity primary key,
    work text not null check (work in ('exports', 'deliveries')),
    workspace_id integer references workspaces (id),
    connection_id integer references connections (id),
    webhook_id integer references webhooks (id) on delete cascade,
    reason text not null,
    paused_by text not null,
    paused_at timestamptz not null,
    resumed_at timestamptz,
    is_automatic boolean not null default false,
    check (num_nonnulls(workspace_id, connection_id, webhook_id) <= 1)
  )`,
  `create unique index pauses_scope on pauses
    (work, coalesce(workspace_id, 0), coalesce(connection_id, 0), coalesce(webhook_id, 0)) where resumed_at is null`,
  // The last check of each destination; `ok` is null before the first, and `since` is when it began to be as it is.
  `create table connection_checks (
    connection_id integer primary key references connections (id),
    checked_at timestamptz not null,
    ok boolean,
    detail text not null default '',
    since timestamptz not null
  )`,
  // Conditions that are met, and whether the operator's endpoint has been told.
  `create table alerts (
    name text primary key,
    summary text not null,
    since timestamptz not null,
    told_at timestamptz
  )`,
];

/** Adds what is held back, the checks of destinations, and alerts. */
export async function addPauses(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
