import { sql, type Kysely } from "kysely";
import type { ExportRecord } from "../../jobs/views.js";
import type { Database } from "../database.js";

/** State of the list of a workspace's records: as long as it is the same, every page is unchanged. */
export interface RecordsState {
  /** Number of records in the workspace. */
  readonly total: number;
  /** Number of times that connections of the workspace were renamed, or records erased. */
  readonly renames: number;
}

/** A range of a workspace's records. */
export interface RecordRange {
  /** Name that identifies the range in the result. */
  readonly name: string;
  readonly workspace: number;
  /** Number of the record before the first one. */
  readonly after: number;
  /** Number of the last record, if there are that many. */
  readonly last: number;
  /**
   * Number of leading records that are already known, and the rename count at that time: they are read again only if
   * the count has changed.
   */
  readonly known: { readonly records: number; readonly renames: number };
}

/** Current content of a range. */
export interface ReadRange extends RecordsState {
  readonly name: string;
  /** The records, oldest first, without known records that have not changed. */
  readonly records: readonly ExportRecord[];
}

/** Returns the list states of workspaces, by workspace id. */
export async function findRecordsStates(
  db: Kysely<Database>,
  workspaces: readonly number[],
): Promise<ReadonlyMap<string, RecordsState>> {
  const { rows } = await sql<RecordsState & { readonly id: number }>`
    select id, last_export_number as total, connection_renames as renames
    from workspaces where id = any(${workspaces}::int[])`.execute(db);
  return new Map(rows.map(({ id, ...state }) => [String(id), state]));
}

/**
 * Columns of a record in the order of the statement: repeating their names in each row would cost as much as the
 * values.
 */
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
 * Reads ranges of records; none for a deleted workspace. Records are numbered without gaps, so the total is the last
 * number, and every range costs the same. The rows of a range are returned as one JSON text, because transferring each
 * value separately from the embedded database costs more than the query.
 */
export async function readRanges(
  db: Kysely<Database>,
  ranges: readonly RecordRange[],
): Promise<readonly ReadRange[]> {
  const { rows } = await sql<Omit<ReadRange, "records"> & { readonly records: string }>`
    select wanted.name, workspaces.last_export_number as total, workspaces.connection_renames as renames,
      range.records
    from unnest(${ranges.map(({ name }) => name)}::text[],
      ${ranges.map(({ workspace }) => workspace)}::int[],
      ${ranges.map(({ after }) => after)}::bigint[],
      ${ranges.map(({ last }) => last)}::bigint[],
      ${ranges.map(({ known }) => known.records)}::int[],
      ${ranges.map(({ known }) => known.renames)}::int[])
      as wanted (name, workspace, after, last, known, renames)
    join workspaces on workspaces.id = wanted.workspace
    cross join lateral (
      select coalesce(json_agg(json_build_array(source.id, source.name, record.source_document_title,
        record.source_document_reference, record.source_document_version, record.source_document_kind,
        target.id, target.name, record.destination_reference, record.exported_at)
        order by record.number), '[]')::text as records
      from document_exports as record
      join connections as source on source.id = record.source_connection_id
      join connections as target on target.id = record.destination_connection_id
      where record.workspace_id = wanted.workspace
        and record.number > wanted.after
          + case when workspaces.connection_renames = wanted.renames then wanted.known else 0 end
        and record.number <= wanted.last
    ) as range`.execute(db);
  return rows.map((row) => ({ ...row, records: viewsOf(row.records) }));
}

function viewsOf(json: string): readonly ExportRecord[] {
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
