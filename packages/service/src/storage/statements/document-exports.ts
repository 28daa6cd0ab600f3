import type { Kysely } from "kysely";
import type { Database, DocumentExportRow } from "../database.js";
import type { Page, PageRequest } from "../page.js";

/** A record with the names of its connections as they are now (decision `connection-snapshot`). */
export interface DocumentExportView extends DocumentExportRow {
  readonly sourceName: string;
  readonly destinationName: string;
}

/**
 * One page of a workspace's records, oldest first.
 * Records are numbered densely, so a page is a range of numbers and the total is the last number:
 * no page costs more than the first.
 */
export async function pageOfDocumentExports(
  db: Kysely<Database>,
  workspace: number,
  { offset, limit }: PageRequest,
): Promise<Page<DocumentExportView>> {
  const { total } = await db
    .selectFrom("workspaces")
    .select("last_export_number as total")
    .where("id", "=", workspace)
    .executeTakeFirstOrThrow();
  if (offset >= total) return { items: [], total };
  const last = Math.min(offset + limit, total);
  const items = await db
    .selectFrom("document_exports as record")
    .innerJoin("connections as source", "source.id", "record.source_connection_id")
    .innerJoin("connections as target", "target.id", "record.destination_connection_id")
    .selectAll("record")
    .select(["source.name as sourceName", "target.name as destinationName"])
    .where("record.workspace_id", "=", workspace)
    .where("record.number", ">", offset)
    .where("record.number", "<=", last)
    .orderBy("record.number")
    .execute();
  return { items, total };
}
