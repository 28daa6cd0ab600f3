import type { Kysely } from "kysely";
import type { Database } from "../database.js";
import type { Page, PageRequest } from "../page.js";

/** A collection with the names of its connections as they are now. */
export interface CollectionView {
  readonly id: number;
  readonly name: string;
  readonly sourceId: number;
  readonly sourceName: string;
  readonly destinationId: number;
  readonly destinationName: string;
}

/** A collection to be added. */
export interface NewCollection {
  readonly workspace: number;
  readonly name: string;
  readonly source: number;
  readonly destination: number;
}

/** Adds a collection and gives its id. */
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

/** One page of a workspace's collections, oldest first. */
export async function pageOfCollections(
  db: Kysely<Database>,
  workspace: number,
  { offset, limit }: PageRequest,
): Promise<Page<CollectionView>> {
  const mine = db.selectFrom("collections").where("collections.workspace_id", "=", workspace);
  const { total } = await mine
    .select(({ fn }) => fn.countAll<number | string | bigint>().as("total"))
    .executeTakeFirstOrThrow();
  const items = await mine
    .innerJoin("connections as source", "source.id", "collections.source_connection_id")
    .innerJoin("connections as target", "target.id", "collections.destination_connection_id")
    .select([
      "collections.id",
      "collections.name",
      "source.id as sourceId",
      "source.name as sourceName",
      "target.id as destinationId",
      "target.name as destinationName",
    ])
    .orderBy("collections.id")
    .offset(offset)
    .limit(limit)
    .execute();
  return { items, total: Number(total) };
}
