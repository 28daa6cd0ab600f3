import { sql, type Kysely } from "kysely";

const statements = [
  // Found by their documents; records are not, since they are many and no index is built over a table that grows.
  `create table document_results (
    workspace_id integer not null references workspaces,
    document text not null,
    destination_connection_id integer not null references connections,
    number integer not null,
    anchors jsonb not null default '{}',
    primary key (workspace_id, document, destination_connection_id))`,
  `insert into document_results (workspace_id, document, destination_connection_id, number)
    select workspace_id, source_document_reference, destination_connection_id, max(number) from document_exports
    where length(source_document_reference) between 1 and 200
    group by workspace_id, source_document_reference, destination_connection_id`,
];

/** Adds the newest record of each document at each destination, for links from other documents. */
export async function addDocumentResults(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
