import { sql, type Kysely } from "kysely";

const statements = [
  // Tokens of those who may see the page of one webhook.
  `create table view_tokens (
    id integer generated always as identity primary key,
    webhook_id integer not null references webhooks on delete cascade,
    hash bytea not null unique,
    name text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    last_used_at timestamptz)`,
  `create index view_tokens_by_webhook on view_tokens (webhook_id)`,
];

/** Adds the tokens of those who may see one webhook. */
export async function addViewTokens(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
