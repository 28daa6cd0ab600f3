import { sql, type Kysely } from "kysely";

const statements = [
  // What each workspace did on each day of UTC, in the transactions that do it. The calls of webhooks that are made side by
  // side are counted in different parts, so that each commits without the others.
  `create table workspace_days (
    day date not null,
    workspace_id integer not null references workspaces (id),
    part smallint not null,
    exports integer not null default 0,
    retries integer not null default 0,
    done integer not null default 0,
    failed integer not null default 0,
    canceled integer not null default 0,
    bytes_in bigint not null default 0,
    bytes_out bigint not null default 0,
    calls integer not null default 0,
    failed_calls integer not null default 0,
    primary key (day, workspace_id, part)
  )`,
];

/** Counts what workspaces do by the day. */
export async function addUsage(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
