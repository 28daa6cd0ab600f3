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
