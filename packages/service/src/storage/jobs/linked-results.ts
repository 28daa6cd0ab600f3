import { sql, type Kysely } from "kysely";
import type { Database } from "../database.js";

/** The newest result of a document: at the destination itself, or at another one if the result has a URL. */
export interface LinkedResult {
  readonly document: string;
  readonly isHere: boolean;
  /** Name of the connection with the result. */
  readonly connection: string;
  /** Path in the destination. */
  readonly reference: string;
  /** URL at which people can view the result. */
  readonly url: string | null;
  /** Anchors in the result, by heading id; empty for a result from an earlier version of the service. */
  readonly anchors: Readonly<Record<string, string>>;
}

/**
 * Returns the results of documents in a workspace, at most two per document: the newest at `destination`, and the
 * newest elsewhere. A record outlives its job: the URL is deleted with the job, the path at the destination stays.
 */
export async function findLinkedResults(
  db: Kysely<Database>,
  search: {
    readonly workspace: number;
    readonly destination: number;
    readonly documents: readonly string[];
  },
): Promise<readonly LinkedResult[]> {
  const { workspace, destination, documents } = search;
  const { rows } = await sql<LinkedResult>`
    with result as (
      select newest.number, newest.document, newest.anchors,
        newest.destination_connection_id = ${destination}::int as is_here,
        record.destination_reference as reference, connection.name as connection,
        job.output_documents #>> '{0,links,0,url}' as url
      from document_results as newest
      join document_exports as record on record.workspace_id = newest.workspace_id and record.number = newest.number
      left join jobs as job on job.id = record.job_id
      join connections as connection on connection.id = newest.destination_connection_id
      where newest.workspace_id = ${workspace}::int
        and newest.document in (select json_array_elements_text(${JSON.stringify(documents)}::json)))
    select distinct on (document, is_here)
      document, is_here as "isHere", connection, reference, url, anchors
    from result
    where is_here or url is not null
    order by document, is_here, number desc`.execute(db);
  return rows;
}
