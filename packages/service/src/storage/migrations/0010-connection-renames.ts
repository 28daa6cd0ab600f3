import { sql, type Kysely } from "kysely";

/**
 * Counts how often connections of a workspace were renamed, by whomever: records are told with the names of now, so
 * that a list is the same as before as long as this count and the last number are.
 */
export async function countConnectionRenames(db: Kysely<unknown>): Promise<void> {
  await sql`alter table workspaces add column connection_renames integer not null default 0`.execute(
    db,
  );
  await sql`create function count_connection_rename() returns trigger language plpgsql as $$
    begin
      update workspaces set connection_renames = connection_renames + 1 where id = new.workspace_id;
      return null;
    end $$`.execute(db);
  await sql`create trigger count_connection_rename after update of name on connections
    for each row when (old.name <> new.name) execute function count_connection_rename()`.execute(
    db,
  );
}
