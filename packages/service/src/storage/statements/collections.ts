import { sql, type Kysely } from "kysely";
import type { Database } from "../database.js";
import type { Page, PageRequest } from "../page.js";

/** A collection with the current names of its connections. */
export interface CollectionView {
  readonly id: number;
  readonly name: string;
  readonly sourceId: number;
  readonly sourceName: string;
  readonly destinationId: number;
  readonly destinationName: string;
}

/** Input for adding a collection. */
export interface NewCollection {
  readonly workspace: number;
  readonly name: string;
  readonly source: number;
  readonly destination: number;
}

/** Adds a collection and returns its id. */
export async function addCollection(
  db: Kysely<Database>,
  { workspace, name, source, destination }: NewCollection,
): Promise<number> {
  const { id } = await db
    .insertInto("collections")
    .values({
      workspace_id: workspace,
      name,
      source_connection_id: source,
      destination_connection_id: destination,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns a page of a workspace's collections, oldest first. */
export async function pageOfCollections(
  db: Kysely<Database>,
  workspace: number,
  { offset, limit }: PageRequest,
): Promise<Page<CollectionView>> {
  const { rows } = await sql<Page<CollectionView>>`
    select (select count(*)::int from collections where workspace_id = ${workspace}) as total, coalesce(
      (select json_agg(page order by page.id) from (
        select collection.id, collection.name, source.id as "sourceId", source.name as "sourceName",
          target.id as "destinationId", target.name as "destinationName"
        from collections as collection
        join connections as source on source.id = collection.source_connection_id
        join connections as target on target.id = collection.destination_connection_id
        where collection.workspace_id = ${workspace}
        order by collection.id offset ${offset} limit ${limit}) as page), '[]') as items`.execute(
    db,
  );
  return rows[0] ?? { items: [], total: 0 };
}
