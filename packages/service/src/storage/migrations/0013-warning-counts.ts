import { sql, type Kysely } from "kysely";

/** How many warnings of each code a job has: it keeps the first ones only. Jobs of before keep all of theirs. */
export async function addWarningCounts(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column warning_counts jsonb not null default '{}'`.execute(db);
  await sql`update jobs set warning_counts = (
      select json_object_agg(code, count)::jsonb
      from (select warning ->> 'code' as code, count(*) as count
        from jsonb_array_elements(warnings) as warning group by code) as counted)
    where has_warnings and jsonb_array_length(warnings) > 0`.execute(db);
}
