import type { Kysely } from "kysely";
import type { ConnectionRow, Database } from "../storage/database.js";

/** Finds a connection by its id. Throws if there is none, or if it has another role. */
export async function requireConnection(
  db: Kysely<Database>,
  id: number,
  role: ConnectionRow["role"],
): Promise<ConnectionRow> {
  const connection = await db
    .selectFrom("connections")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!connection)
    throw new Error(
      `There is no connection ${id}. \`document-export connections list\` shows all connections.`,
    );
  if (connection.role === role) return connection;
  throw new Error(`The connection ${id} is a ${connection.role}. Expected a ${role}.`);
}

/** The largest value of PostgreSQL's `integer`. */
const MAX_ID = 2_147_483_647;

/** Returns the id if there is such a workspace. Throws if there is none. */
export async function requireWorkspace(db: Kysely<Database>, id: number): Promise<number> {
  const found =
    Number.isInteger(id) && Math.abs(id) <= MAX_ID
      ? await db.selectFrom("workspaces").select("id").where("id", "=", id).executeTakeFirst()
      : undefined;
  if (found) return found.id;
  throw new Error(
    `There is no workspace \`${id}\`. \`document-export workspaces list\` shows all workspaces, \`document-export workspaces add\` adds one.`,
  );
}
