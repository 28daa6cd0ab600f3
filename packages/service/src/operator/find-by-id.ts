import type { Kysely } from "kysely";
import type { ConnectionRow, Database } from "../storage/database.js";

/** A connection that the operator named, or an error that says what was expected. */
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
      `There is no connection ${id}; \`document-export connections list\` shows all.`,
    );
  if (connection.role === role) return connection;
  throw new Error(`The connection ${id} is a ${connection.role}; expected a ${role}.`);
}

/** Of PostgreSQL's `integer`; beyond it there is no id to look for. */
const LARGEST_ID = 2_147_483_647;

/** The id of a workspace that the operator named, or an error that says how to find one. */
export async function requireWorkspace(db: Kysely<Database>, id: number): Promise<number> {
  const found =
    Number.isInteger(id) && Math.abs(id) <= LARGEST_ID
      ? await db.selectFrom("workspaces").select("id").where("id", "=", id).executeTakeFirst()
      : undefined;
  if (found) return found.id;
  throw new Error(
    `There is no workspace \`${id}\`; \`document-export workspaces list\` shows all, \`workspaces add\` makes one.`,
  );
}
