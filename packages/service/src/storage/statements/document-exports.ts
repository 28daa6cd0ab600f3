import { sql, type Kysely } from "kysely";
import type { Database, DocumentExportRow } from "../database.js";
import type { Page, PageRequest } from "../page.js";

/** A record as it is told, with the names of its connections as they are now (decision `connection-snapshot`). */
export interface DocumentExportView extends Omit<
  DocumentExportRow,
  "workspace_id" | "number" | "job_id"
> {
  readonly sourceName: string;
  readonly destinationName: string;
}

/** JSON has no dates. */
type ListedExport = Omit<DocumentExportView, "exported_at"> & { readonly exported_at: string };

/**
 * One page of a workspace's records, oldest first.
 * Records are numbered densely, so a page is a range of numbers and the total is the last number:
 * no page costs more than the first. The rows come as one JSON text: to carry each of their values by itself from
 * the embedded database costs more than to find them.
 */
export async function pageOfDocumentExports(
  db: Kysely<Database>,
  workspace: number,
  { offset, limit }: PageRequest,
): Promise<Page<DocumentExportView>> {
  const { rows } = await sql<{ total: number; items: readonly ListedExport[] }>`
    select last_export_number as total, coalesce(
      (select json_agg(page order by page.number) from (
        select record.number, record.source_connection_id, record.source_document_title,
          record.source_document_reference, record.source_document_version, record.source_document_kind,
          record.destination_connection_id, record.destination_reference, record.exported_at,
          source.name as "sourceName", target.name as "destinationName"
        from document_exports as record
        join connections as source on source.id = record.source_connection_id
        join connections as target on target.id = record.destination_connection_id
        where record.workspace_id = ${workspace}::int
          and record.number > ${offset}::bigint and record.number <= ${offset + limit}::bigint
      ) as page), '[]'::json) as items
    from workspaces where id = ${workspace}::int`.execute(db);
  const [found] = rows;
  if (!found) throw new Error(`The workspace ${workspace} is gone.`);
  const items = found.items.map((item) => ({ ...item, exported_at: new Date(item.exported_at) }));
  return { items, total: found.total };
}
