import { ProblemError } from "@document-export/server-stub";
import type { Kysely } from "kysely";
import type { ConnectionRow, Database } from "../storage/database.js";
import { findConnections } from "../storage/statements/connections.js";

const MAX_INT32 = 2_147_483_647;

/**
 * A destination connection of a workspace.
 *
 * @throws {ProblemError} where the workspace has none with this id.
 */
export async function findDestination(
  db: Kysely<Database>,
  workspace: number,
  id: number,
): Promise<ConnectionRow> {
  // `destination` has no width in the interface (decision `integer-width`); the column has.
  const isId = Number.isInteger(id) && Math.abs(id) <= MAX_INT32;
  const [found] = await findConnections(db, workspace, isId ? [id] : []);
  if (found?.role === "destination") return found;
  throw new ProblemError({
    type: "unknown-connection",
    detail: `The workspace has no destination connection ${id}.`,
    errors: [
      {
        in: "body",
        pointer: "/options/destination",
        keyword: "connection",
        detail: `Expected the id of a destination connection of the workspace, got \`${id}\`.`,
      },
    ],
  });
}
