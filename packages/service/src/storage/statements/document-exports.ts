import { sql, type Kysely } from "kysely";
import type { ExportRecord } from "../../jobs/views.js";
import type { Database } from "../database.js";

/** How the list of a workspace's records stands: while this is the same, so is every page of it. */
export interface RecordsState {
  /** How many records the workspace has. */
  readonly total: number;
  /** How often connections of the workspace were renamed, or records erased, so far. */
  readonly renames: number;
}

/** Which of a workspace's records are wanted. */
export interface RecordRange {
  /** Name of the range, to find it among others. */
  readonly name: string;
  readonly workspace: number;
  /** The number of the record before the first. */
  readonly after: number;
  /** The number of the last record, if there are as many. */
  readonly last: number;
  /** How many of the first are known, and as of how many renames: they are wanted again only where there were more. */
  readonly known: { readonly records: number; readonly renames: number };
}

/** What is in a range now. */
export interface ReadRange extends RecordsState {
  readonly name: string;
  /** Oldest first; without those that are known and stand as they did. */
  readonly records: readonly ExportRecord[];
}

/** How the lists of these workspaces stand, by the id of the workspace. */
export async function findRecordsStates(
  db: Kysely<Database>,
  workspaces: readonly number[],
): Promise<ReadonlyMap<string, RecordsState>> {
  const { rows } = await sql<RecordsState & { readonly id: number }>`
    select id, last_export_number as total, connection_renames as renames
    from workspaces where id = any(${workspaces}::int[])`.execute(db);
  return new Map(rows.map(({ id, ...state }) => [String(id), state]));
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
 * Ranges of records; none for a workspace that is gone.
 * Records are numbered densely, so the total is the last number, and no range costs more than the first.
 * The rows of a range come as one text of JSON: to transfer each value on its own from the embedded database
 * costs more than the query.
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
