import { ProblemError } from "@document-export/operator/server";
import type { Kysely } from "kysely";
import type { ConnectionRow, Database } from "../../storage/database.js";
import { notFound, refused } from "../refusals.js";

/**
 * Finds a connection that a request refers to.
 *
 * @throws {ProblemError} 422 if there is no connection with this id, or it has another role.
 */
export async function requireConnection(
  db: Kysely<Database>,
  id: number,
  role: ConnectionRow["role"],
): Promise<ConnectionRow> {
  const found = await db
    .selectFrom("connections")
    .select(["id", "workspace_id", "name", "role", "kind", "settings", "secrets"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (found?.role === role) return found;
  const detail = found
    ? `The connection ${id} is a ${found.role}. Expected a ${role}.`
    : `There is no connection ${id}.`;
  throw new ProblemError({ type: "unknown-connection", detail });
}

/**
 * Passes if a workspace that a request refers to exists.
 *
 * @throws {ProblemError} 422 if there is no workspace with this id.
 */
export async function requireWorkspace(db: Kysely<Database>, id: number): Promise<void> {
  const found = await db
    .selectFrom("workspaces")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!found) throw refused(`There is no workspace ${id}.`);
}

/** Returns the error for a workspace id that does not exist. */
export function unknownWorkspace(id: number): ProblemError {
  return notFound(`There is no workspace ${id}.`);
}

/**
 * Locks a workspace against other changes until the transaction ends.
 *
 * @throws {ProblemError} 404 if there is no workspace with this id.
 */
export async function lockWorkspace(trx: Kysely<Database>, id: number): Promise<void> {
  const found = await trx
    .selectFrom("workspaces")
    .select("id")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw unknownWorkspace(id);
}
