import { sql, type Kysely } from "kysely";
import type { SecretBox } from "../../secrets/secret-box.js";
import type { ConnectionRow, Database } from "../database.js";

/** Columns are listed explicitly, because a newer version that runs at the same time may have added more. */
const columns = [
  "connections.id",
  "connections.workspace_id",
  "connections.name",
  "connections.role",
  "connections.kind",
  "connections.settings",
  "connections.secrets",
] as const satisfies readonly `connections.${keyof ConnectionRow}`[];

/** Input for adding a connection. */
export interface NewConnection {
  readonly workspace: number;
  readonly name: string;
  readonly role: "source" | "destination";
  readonly kind: string;
  readonly settings: object;
  /** The encrypted secrets; absent if the kind has no secrets. */
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

/** Changes to a connection; absent members do not change. */
export interface ConnectionChange {
  readonly name?: string;
  readonly settings?: object;
  /** The encrypted secrets; null to remove all secrets. */
  readonly secrets?: Uint8Array | null;
}

/**
 * Locks a connection until the transaction ends, so that changes to it run one after the other; undefined if there is
 * none. Rows that refer to the connection can still be stored: their transaction locks the workspace, and a rename
 * waits for that lock.
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

/**
 * Encrypts secrets again with the current key if another key encrypted them, and returns the number of changed
 * connections.
 */
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

/**
 * Returns the workspace's connections among `ids`, in no particular order; ids of other workspaces count as unknown.
 */
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

/** Reference to a connection of a workspace, which may not exist. */
export interface OwnConnection {
  readonly workspace: number;
  readonly id: number;
}

/** Returns a key for a connection of a workspace. */
export function ownName({ workspace, id }: OwnConnection): string {
  return `${workspace}/${id}`;
}

/** Returns the existing connections among the given ones, by their {@link ownName}. */
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
