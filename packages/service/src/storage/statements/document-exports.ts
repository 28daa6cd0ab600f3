import { sql, type Kysely } from "kysely";
import type { Database, DocumentExportRow } from "../database.js";

/** A record as it is told, with the names of its connections as they are now (decision `connection-snapshot`). */
export interface DocumentExportView extends Omit<
  DocumentExportRow,
  "workspace_id" | "number" | "job_id"
> {
  readonly sourceName: string;
  readonly destinationName: string;
}

/** Which of a workspace's records are wanted. */
export interface RecordRange {
  /** By which the range is found among others. */
  readonly name: string;
  readonly workspace: number;
  /** The number of the record before the first. */
  readonly after: number;
  /** The number of the last record, where there are as many. */
  readonly last: number;
  /** Ids of connections whose names are wanted besides. */
  readonly connections: readonly number[];
}

/** What stands in a range now. */
export interface ReadRange {
  readonly name: string;
  /** How many records the workspace has. */
  readonly total: number;
  /** Oldest first. */
  readonly records: readonly DocumentExportView[];
  /** The connections whose names were wanted. */
  readonly connections: readonly NamedConnection[];
}

type NamedConnection = readonly [id: number, name: string];

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
 * Ranges of records; none for a workspace that is gone.
 * Records are numbered densely, so the total is the last number, and no range costs more than the first.
 * The rows of a range come as one text of JSON: to carry each of their values by itself from the embedded database
 * costs more than to find them.
 */
export async function readRanges(
  db: Kysely<Database>,
  ranges: readonly RecordRange[],
): Promise<readonly ReadRange[]> {
  const { rows } = await sql<{ name: string; total: number; records: string; connections: string }>`
    select asked.name, workspaces.last_export_number as total, range.records,
      (select coalesce(json_agg(json_build_array(id, connections.name)), '[]')::text
        from connections where id = any (asked.connections::int[])) as connections
    from unnest(${ranges.map(({ name }) => name)}::text[],
      ${ranges.map(({ workspace }) => workspace)}::int[],
      ${ranges.map(({ after }) => after)}::bigint[],
      ${ranges.map(({ last }) => last)}::bigint[],
      ${ranges.map(({ connections }) => `{${connections.join()}}`)}::text[])
      as asked (name, workspace, after, last, connections)
    join workspaces on workspaces.id = asked.workspace
    cross join lateral (
      select coalesce(json_agg(json_build_array(source.id, source.name, record.source_document_title,
        record.source_document_reference, record.source_document_version, record.source_document_kind,
        target.id, target.name, record.destination_reference, record.exported_at)
        order by record.number), '[]')::text as records
      from document_exports as record
      join connections as source on source.id = record.source_connection_id
      join connections as target on target.id = record.destination_connection_id
      where record.workspace_id = asked.workspace
        and record.number > asked.after and record.number <= asked.last
    ) as range`.execute(db);
  return rows.map(({ name, total, records, connections }) => ({
    name,
    total,
    records: viewsOf(records),
    connections: JSON.parse(connections) as readonly NamedConnection[],
  }));
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
