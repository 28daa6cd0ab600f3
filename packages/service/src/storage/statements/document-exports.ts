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

/** Whose records, and which of them. */
export interface WorkspacePage extends PageRequest {
  readonly workspace: number;
}

/** The columns of a record in the order of the statement: names in each row would cost as much as the values. */
type ListedExport = readonly [
  sourceId: number,
  sourceName: string,
  title: string,
  reference: string,
  version: string,
  kind: string,
  destinationId: number,
  destinationName: string,
  destinationReference: string,
  exportedAt: string,
];

/**
 * Pages of workspaces' records, oldest first, each under the name that it was asked by.
 * Records are numbered densely, so a page is a range of numbers and the total is the last number:
 * no page costs more than the first. The rows of a page come as one text of JSON: to carry each of their values by
 * itself from the embedded database costs more than to find them.
 */
export async function pagesOfDocumentExports(
  db: Kysely<Database>,
  asked: ReadonlyMap<string, WorkspacePage>,
): Promise<ReadonlyMap<string, Page<DocumentExportView>>> {
  const pages = [...asked.values()];
  const { rows } = await sql<{ name: string; total: number; items: string }>`
    select asked.name, workspaces.last_export_number as total, page.items
    from unnest(${[...asked.keys()]}::text[], ${pages.map(({ workspace }) => workspace)}::int[],
      ${pages.map(({ offset }) => offset)}::bigint[],
      ${pages.map(({ offset, limit }) => offset + limit)}::bigint[]) as asked (name, workspace, before, last)
    join workspaces on workspaces.id = asked.workspace
    cross join lateral (
      select coalesce(json_agg(json_build_array(source.id, source.name, record.source_document_title,
        record.source_document_reference, record.source_document_version, record.source_document_kind,
        target.id, target.name, record.destination_reference, record.exported_at)
        order by record.number), '[]')::text as items
      from document_exports as record
      join connections as source on source.id = record.source_connection_id
      join connections as target on target.id = record.destination_connection_id
      where record.workspace_id = asked.workspace
        and record.number > asked.before and record.number <= asked.last
    ) as page`.execute(db);
  return new Map(rows.map(({ name, total, items }) => [name, { total, items: viewsOf(items) }]));
}

function viewsOf(json: string): readonly DocumentExportView[] {
  const listed = JSON.parse(json) as readonly ListedExport[];
  return listed.map(
    ([source, sourceName, title, reference, version, kind, target, targetName, path, at]) => ({
      source_connection_id: source,
      sourceName,
      source_document_title: title,
      source_document_reference: reference,
      source_document_version: version,
      source_document_kind: kind,
      destination_connection_id: target,
      destinationName: targetName,
      destination_reference: path,
      exported_at: new Date(at),
    }),
  );
}
