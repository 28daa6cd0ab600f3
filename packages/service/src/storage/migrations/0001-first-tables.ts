import { sql, type Kysely } from "kysely";

// Identity columns start at 1 in every database; ids of connections and webhooks are int32 on the wire.
const statements = [
  // `last_export_number` is the number of the newest record: numbers are dense, so it is also the total.
  `create table workspaces (
    id integer generated always as identity primary key,
    name text not null,
    last_export_number integer not null default 0)`,
  `create table connections (
    id integer generated always as identity primary key,
    workspace_id integer not null references workspaces,
    name text not null,
    role text not null check (role in ('source', 'destination')),
    kind text not null,
    settings jsonb not null)`,
  `create table collections (
    id integer generated always as identity primary key,
    workspace_id integer not null references workspaces,
    name text not null,
    source_connection_id integer not null references connections,
    destination_connection_id integer not null references connections)`,
  `create index collections_by_workspace on collections (workspace_id, id)`,
  `create table tokens (
    id integer generated always as identity primary key,
    hash bytea not null unique,
    name text not null,
    workspace_id integer not null references workspaces,
    source_connection_id integer not null references connections,
    scopes jsonb not null,
    expires_at timestamptz,
    created_at timestamptz not null)`,
  `create table uploads (
    id uuid primary key,
    gzip bytea not null,
    size integer not null,
    created_at timestamptz not null)`,
  // The bytes are compressed already.
  `alter table uploads alter column gzip set storage external`,
  // `attempt` counts the goes at the job; every change of state is fenced by it.
  // `options` is json, not jsonb, which would lose the order of the fields.
  `create table jobs (
    id uuid primary key,
    workspace_id integer not null references workspaces,
    source_connection_id integer not null references connections,
    destination_connection_id integer not null references connections,
    upload_id uuid references uploads on delete set null,
    status text not null check (status in ('queued', 'processing', 'done', 'failed')),
    attempt integer not null,
    summary text not null,
    queued_at timestamptz not null,
    ended_at timestamptz,
    has_errors boolean not null,
    has_warnings boolean not null,
    warnings jsonb not null,
    output_documents jsonb not null,
    options json not null,
    document jsonb not null,
    target text not null)`,
  // Whose result lies, or may come to lie, where.
  `create table target_claims (
    connection_id integer not null references connections,
    target text not null,
    job_id uuid not null references jobs,
    primary key (connection_id, target))`,
  `create table document_exports (
    workspace_id integer not null references workspaces,
    number integer not null,
    job_id uuid not null unique references jobs,
    source_connection_id integer not null references connections,
    source_document_title text not null,
    source_document_reference text not null,
    source_document_version text not null,
    source_document_kind text not null,
    destination_connection_id integer not null references connections,
    destination_reference text not null,
    exported_at timestamptz not null,
    primary key (workspace_id, number))`,
  `create table webhooks (
    id integer generated always as identity primary key,
    workspace_id integer not null references workspaces,
    endpoint text not null,
    description text,
    origin text,
    created_at timestamptz not null,
    disabled_at timestamptz,
    failing_since timestamptz)`,
  `create index webhooks_by_workspace on webhooks (workspace_id, id)`,
  `create table webhook_events (
    webhook_id integer not null references webhooks,
    position integer not null,
    event text not null,
    primary key (webhook_id, position))`,
  `create table webhook_connections (
    webhook_id integer not null references webhooks,
    position integer not null,
    connection_id integer not null references connections,
    primary key (webhook_id, position))`,
  // The body is text, never jsonb: a signature holds for the exact bytes.
  `create table webhook_messages (
    id text primary key,
    job_id uuid not null references jobs,
    event text not null,
    attempt integer not null,
    webhook_id integer references webhooks,
    endpoint text not null,
    body text not null,
    created_at timestamptz not null)`,
  // A second fan-out of the same event changes nothing.
  `create unique index webhook_messages_once on webhook_messages
    (job_id, event, attempt, endpoint, coalesce(webhook_id, 0))`,
  `create table webhook_deliveries (
    message_id text primary key references webhook_messages,
    state text not null check (state in ('pending', 'delivered', 'failed')),
    attempts integer not null,
    next_attempt_at timestamptz,
    ended_at timestamptz)`,
  `create table webhook_attempts (
    message_id text not null references webhook_messages,
    number integer not null,
    status integer,
    error text,
    answer text not null,
    duration integer not null,
    attempted_at timestamptz not null,
    primary key (message_id, number))`,
  `create table idempotency_keys (
    token_id integer not null references tokens,
    operation text not null,
    key text not null,
    fingerprint bytea not null,
    resource text not null,
    created_at timestamptz not null,
    primary key (token_id, operation, key))`,
  `create index idempotency_keys_by_age on idempotency_keys (created_at)`,
  `create table signing_keys (
    id text primary key,
    private_key text not null,
    public_key text not null,
    created_at timestamptz not null)`,
];

/** Makes all tables of the first release. */
export async function createFirstTables(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
