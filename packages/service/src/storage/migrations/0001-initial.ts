import { sql, type Kysely } from "kysely";

// Identity columns start at 1 in every database; ids of connections and webhooks are int32 on the wire.
const statements = [
  // `last_export_number` is the number of the newest record: numbers are dense, so it is also the total.
  // Records are listed with the current names of their connections: a list has not changed while both counts stand.
  `create table workspaces (
    id integer generated always as identity primary key,
    name text not null,
    last_export_number integer not null default 0,
    connection_renames integer not null default 0)`,
  `create table connections (
    id integer generated always as identity primary key,
    workspace_id integer not null references workspaces,
    name text not null,
    role text not null check (role in ('source', 'destination')),
    kind text not null,
    settings jsonb not null,
    secrets bytea)`,
  `create function count_connection_rename() returns trigger language plpgsql as $$
    begin
      update workspaces set connection_renames = connection_renames + 1 where id = new.workspace_id;
      return null;
    end $$`,
  `create trigger count_connection_rename after update of name on connections
    for each row when (old.name <> new.name) execute function count_connection_rename()`,
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
  // `attempt` fences every transition. `options` is json, not jsonb, which would lose the order of the fields.
  // `upload_id` has no foreign key: each deletion of an upload would scan all jobs for it.
  `create table jobs (
    id uuid primary key,
    workspace_id integer not null references workspaces,
    source_connection_id integer not null references connections,
    destination_connection_id integer not null references connections,
    upload_id uuid,
    status text not null check (status in ('queued', 'processing', 'done', 'failed')),
    attempt integer not null,
    summary text not null,
    queued_at timestamptz not null,
    ended_at timestamptz,
    has_errors boolean not null,
    has_warnings boolean not null,
    warnings jsonb not null,
    warning_counts jsonb not null,
    output_documents jsonb not null,
    options json not null,
    document jsonb not null,
    target text not null,
    images_loaded boolean not null,
    conversion_failures integer not null,
    traceparent text)`,
  `create index jobs_not_ended on jobs (status, queued_at) where status in ('queued', 'processing')`,
  `create table job_images (
    job_id uuid not null references jobs,
    url text not null,
    media_type text not null,
    bytes bytea not null,
    primary key (job_id, url))`,
  `alter table job_images alter column bytes set storage external`,
  // Changed in the transactions that accept and end jobs: limits are checked without a scan.
  `create table workspace_usage (
    workspace_id integer primary key references workspaces on delete cascade,
    queued_exports integer not null,
    stored_bytes bigint not null)`,
  // The job that publishes, or has published, at a target.
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
    created_at timestamptz not null,
    traceparent text)`,
  // A second fan-out of the same event changes nothing.
  `create unique index webhook_messages_once on webhook_messages
    (job_id, event, attempt, endpoint, coalesce(webhook_id, 0))`,
  `create table webhook_deliveries (
    message_id text primary key references webhook_messages,
    state text not null check (state in ('pending', 'delivered', 'failed')),
    attempts integer not null,
    next_attempt_at timestamptz,
    ended_at timestamptz)`,
  `create index webhook_deliveries_pending on webhook_deliveries (next_attempt_at) where state = 'pending'`,
  `create table webhook_attempts (
    message_id text not null references webhook_messages,
    number integer not null,
    status integer,
    error text,
    response text not null,
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
  // Unlogged: after a crash of the database the count of one minute may start again.
  `create unlogged table request_counts (
    token_id integer primary key references tokens,
    minute bigint not null,
    taken integer not null)`,
  // Endpoints and destinations that do not respond, so that not every message waits for a time-out.
  `create table circuits (
    workspace_id integer not null references workspaces on delete cascade,
    address text not null,
    failures integer not null,
    open_until timestamptz,
    changed_at timestamptz not null,
    primary key (workspace_id, address))`,
  `create table signing_keys (
    id text primary key,
    private_key text not null,
    public_key text not null,
    created_at timestamptz not null)`,
];

/** Creates the tables of the first release. */
export async function createTables(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
