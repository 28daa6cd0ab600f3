import { sql, type Kysely } from "kysely";

/**
 * Gives processes one place to count the requests of a token in.
 * Unlogged: after a crash of the database the count of one minute may begin anew, which harms nobody.
 */
export async function addRequestCounts(db: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table request_counts (
    token_id integer primary key references tokens,
    minute bigint not null,
    taken integer not null)`.execute(db);
}
