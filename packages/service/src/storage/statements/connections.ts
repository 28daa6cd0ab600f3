import { sql, type Kysely } from "kysely";
import type { SecretBox } from "../../secrets/secret-box.js";
import type { ConnectionRow, Database } from "../database.js";

/** Named one by one: a newer version, whose process runs beside this one, may have more. */
const columns = [
  "connections.id",
  "connections.workspace_id",
  "connections.name",
  "connections.role",
  "connections.kind",
  "connections.settings",
  "connections.secrets",
] as const satisfies readonly `connections.${keyof ConnectionRow}`[];

/** A connection to be added. */
export interface NewConnection {
  readonly workspace: number;
  readonly name: string;
  readonly role: "source" | "destination";
  readonly kind: string;
  readonly settings: object;
  /** Sealed; absent where the kind has none. */
  readonly secrets?: Uint8Array;
}

/** Adds a connection and returns its id. */
export async function addConnection(
  db: Kysely<Database>,
  { workspace, name, role, kind, settings, secrets }: NewConnection,
): Promise<number> {
  const { id } = await db
    .insertInto("connections")
    .values({
      workspace_id: workspace,
      name,
      role,
      kind,
      settings: JSON.stringify(settings),
      secrets: secrets ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** What changes of a connection; members that are absent stay. */
export interface ConnectionChange {
  readonly name?: string;
  readonly settings?: object;
  /** Sealed; null if there are none any more. */
  readonly secrets?: Uint8Array | null;
}

/**
 * Locks a connection until the transaction ends, so that changes of it follow each other; undefined if there is none.
 * What refers to it may be stored meanwhile: a transaction that does has the workspace locked, which a rename waits for.
 */
export async function lockConnection(
  trx: Kysely<Database>,
  id: number,
): Promise<ConnectionRow | undefined> {
  return trx
    .selectFrom("connections")
    .select(columns)
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Changes a connection. */
export async function updateConnection(
  trx: Kysely<Database>,
  id: number,
  { settings, ...change }: ConnectionChange,
): Promise<void> {
  await trx
    .updateTable("connections")
    .set({ ...change, ...(settings && { settings: JSON.stringify(settings) }) })
    .where("id", "=", id)
    .execute();
}

/** Encrypts secrets with the current key where they are encrypted with another, and gives of how many connections. */
export async function resealSecrets(trx: Kysely<Database>, box: SecretBox): Promise<number> {
  const rows = await trx
    .selectFrom("connections")
    .select(["id", "secrets"])
    .where("secrets", "is not", null)
    .forNoKeyUpdate()
    .execute();
  const old = rows.filter(({ secrets }) => secrets !== null && !box.isCurrent(secrets));
  for (const { id, secrets } of old)
    await trx
      .updateTable("connections")
      .set({ secrets: secrets && box.seal(box.open(secrets)) })
      .where("id", "=", id)
      .execute();
  return old.length;
}

/** The connections of the workspace among `ids`, in no order; ids of other workspaces are as unknown as none. */
export async function findConnections(
  db: Kysely<Database>,
  workspace: number,
  ids: readonly number[],
): Promise<readonly ConnectionRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("connections")
    .select(columns)
    .where("workspace_id", "=", workspace)
    .where("id", "in", ids)
    .execute();
}

/** A connection of a workspace, which may not exist. */
export interface OwnConnection {
  readonly workspace: number;
  readonly id: number;
}

/** Names a connection of a workspace. */
export function ownName({ workspace, id }: OwnConnection): string {
  return `${workspace}/${id}`;
}

/** The connections that exist in these workspaces, by their {@link ownName}. */
export async function findOwnConnections(
  db: Kysely<Database>,
  wanted: readonly OwnConnection[],
): Promise<ReadonlyMap<string, ConnectionRow>> {
  const { rows } = await sql<ConnectionRow>`
    select ${sql.join(columns.map((name) => sql.ref(name)))}
    from unnest(${wanted.map(({ workspace }) => workspace)}::int[], ${wanted.map(({ id }) => id)}::int[])
      as wanted (workspace, id)
    join connections on connections.id = wanted.id and connections.workspace_id = wanted.workspace`.execute(
    db,
  );
  return new Map(rows.map((row) => [ownName({ workspace: row.workspace_id, id: row.id }), row]));
}
