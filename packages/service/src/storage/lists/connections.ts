import { sql, type Kysely, type SqlBool } from "kysely";
import type { Database } from "../database.js";
import { numbered, withId } from "./by-id.js";
import type { NamedRef } from "./jobs.js";
import { given, readPage, refOf, timeOf, type KeysetPage, type KeysetRequest } from "./keyset.js";

/** A connection as shown in lists. Of its secrets, a row shows only if there are any. */
export interface ConnectionListRow {
  readonly id: number;
  readonly workspace: NamedRef;
  readonly name: string;
  readonly role: "source" | "destination";
  readonly kind: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly hasSecrets: boolean;
  /** Last check; null before the first check, and for a source. */
  readonly lastCheck: LastCheck | null;
}

/** Result of the last check of a destination; times in RFC 3339. */
export interface LastCheck {
  readonly at: string;
  readonly ok: boolean;
  readonly detail: string;
  /** Time since which every check has had the same result. */
  readonly since: string;
}

/** A collection as shown in lists. */
export interface CollectionRow {
  readonly id: number;
  readonly workspace: NamedRef;
  readonly name: string;
  readonly source: NamedRef;
  readonly destination: NamedRef;
}

/** Filter by the owner of the connections or collections. */
export interface OwnerFilter {
  readonly workspace?: number | undefined;
}

const select = sql`item.id, ${refOf("workspace")} as workspace, item.name, item.role, item.kind, item.settings,
  item.secrets is not null as "hasSecrets",
  case when last_check.ok is not null then json_build_object('at', ${timeOf("last_check.checked_at")}, 'ok', last_check.ok,
    'detail', last_check.detail, 'since', ${timeOf("last_check.since")}) end as "lastCheck"`;
const joins = sql`join workspaces as workspace on workspace.id = item.workspace_id
  left join connection_checks as last_check on last_check.connection_id = item.id`;

/** Returns a page of connections, newest first. */
export async function listConnections(
  db: Kysely<Database>,
  { workspace }: OwnerFilter,
  request: KeysetRequest,
): Promise<KeysetPage<ConnectionListRow>> {
  const owner = given(workspace, (id) => sql<SqlBool>`connections.workspace_id = ${id}`);
  const branches = [numbered("connections", owner)] as const;
  return readPage(db, { branches, filters: [], select, joins }, request);
}

/** Finds a connection; undefined if there is none with this id. */
export async function findConnection(
  db: Kysely<Database>,
  id: number,
): Promise<ConnectionListRow | undefined> {
  const branches = [withId("connections", id)] as const;
  const one = { limit: 1, cursor: undefined };
  const { rows } = await readPage<ConnectionListRow>(
    db,
    { branches, filters: [], select, joins },
    one,
  );
  return rows[0];
}

const collectionSelect = sql`item.id, ${refOf("workspace")} as workspace, item.name,
  ${refOf("source")} as source, ${refOf("destination")} as destination`;
const collectionJoins = sql`join workspaces as workspace on workspace.id = item.workspace_id
  join connections as source on source.id = item.source_connection_id
  join connections as destination on destination.id = item.destination_connection_id`;

/** Returns a page of collections, newest first. */
export async function listCollections(
  db: Kysely<Database>,
  { workspace }: OwnerFilter,
  request: KeysetRequest,
): Promise<KeysetPage<CollectionRow>> {
  const owner = given(workspace, (id) => sql<SqlBool>`collections.workspace_id = ${id}`);
  const branches = [numbered("collections", owner)] as const;
  const list = { branches, filters: [], select: collectionSelect, joins: collectionJoins };
  return readPage(db, list, request);
}

/** Finds a collection; undefined if there is none with this id. */
export async function findCollection(
  db: Kysely<Database>,
  id: number,
): Promise<CollectionRow | undefined> {
  const branches = [withId("collections", id)] as const;
  const list = { branches, filters: [], select: collectionSelect, joins: collectionJoins };
  const { rows } = await readPage<CollectionRow>(db, list, { limit: 1, cursor: undefined });
  return rows[0];
}
