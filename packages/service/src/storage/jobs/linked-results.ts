import { sql, type Kysely } from "kysely";
import type { Database } from "../database.js";

/** The newest records of a workspace that results are looked for in: there is no index by document. */
export const MAX_SEARCHED_RECORDS = 10_000;

/** The newest result of a document: at the destination, or elsewhere with an address. */
export interface LinkedResult {
  readonly document: string;
  readonly isHere: boolean;
  /** Name of the connection that has it. */
  readonly connection: string;
  /** Path inside its destination. */
  readonly reference: string;
  /** An address where people can see it. */
  readonly url: string | null;
}

/**
 * The results of documents in a workspace, at most two of each: the newest at `destination`, and the newest elsewhere. A record
 * outlives its job, with which its address goes; its path at the destination stays.
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
      select record.number, record.source_document_reference as document,
        record.destination_connection_id = ${destination}::int as is_here,
        record.destination_reference as reference, connection.name as connection,
        job.output_documents #>> '{0,links,0,url}' as url
      from document_exports as record
      left join jobs as job on job.id = record.job_id
      join connections as connection on connection.id = record.destination_connection_id
      where record.workspace_id = ${workspace}::int
        and record.number > ${MAX_SEARCHED_RECORDS}::int * -1 +
          (select last_export_number from workspaces where id = ${workspace}::int)
        and record.source_document_reference in
          (select json_array_elements_text(${JSON.stringify(documents)}::json)))
    select distinct on (document, is_here)
      document, is_here as "isHere", connection, reference, url
    from result
    where is_here or url is not null
    order by document, is_here, number desc`.execute(db);
  return rows;
}
