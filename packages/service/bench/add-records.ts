import { sql, type Kysely } from "kysely";
import type { Database } from "../dist/storage/database.js";

/** Adds `count` finished jobs and their records to a workspace in bulk, as if the service had exported them. */
export async function addRecords(
  db: Kysely<Database>,
  workspace: { readonly workspace: number; readonly source: number; readonly destination: number },
  count: number,
): Promise<void> {
  const { workspace: id, source, destination } = workspace;
  const { before } = await db
    .selectFrom("workspaces")
    .select("last_export_number as before")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await sql`
    with added as (
      insert into jobs (id, workspace_id, source_connection_id, destination_connection_id, status, attempt, summary,
        queued_at, ended_at, has_errors, has_warnings, warnings, warning_counts, output_documents, options, document, target,
        images_loaded, conversion_failures)
      select gen_random_uuid(), ${id}::int, ${source}::int, ${destination}::int, 'done', 1, 'Exported.', now(), now(),
        false, false, '[]', '{}', '[]', '{"format":"html","fields":{},"webhooks":[]}',
        '{"title":"Report","documentId":"doc","revisionId":"rev"}', 'reports/' || n || '.html', true, 0
      from generate_series(${before}::int + 1, ${before}::int + ${count}::int) as n
      returning id, target)
    insert into document_exports
    select ${id}::int, ${before}::int + row_number() over (), id, ${source}::int, 'Report', 'doc', 'rev', 'google-docs',
      ${destination}::int, target, now()
    from added`.execute(db);
  await sql`update workspaces set last_export_number = ${before + count} where id = ${id}`.execute(
    db,
  );
  await sql`analyze document_exports`.execute(db);
}
