import { sql, type RawBuilder } from "kysely";

/**
 * Maximum length of a linked document's id, in characters. Google's ids are shorter, and longer ids are never looked
 * up.
 */
export const MAX_LINKED_ID = 200;

/**
 * Stores the newest record of each document at each destination, from the records that the statement's `record` part
 * has added. The rows of a workspace have only one writer at a time, which has locked the workspace.
 */
export const rememberResults: RawBuilder<unknown> = sql`
  insert into document_results (workspace_id, document, destination_connection_id, number, anchors)
  select distinct on (document, destination_connection_id)
    workspace_id, document, destination_connection_id, number, anchors
  from (select record.workspace_id, record.source_document_reference as document, record.destination_connection_id,
      record.number, record.anchors from record) as added
  where length(document) between 1 and ${sql.lit(MAX_LINKED_ID)}
  order by document, destination_connection_id, number desc
  on conflict (workspace_id, document, destination_connection_id)
  do update set number = excluded.number, anchors = excluded.anchors`;
