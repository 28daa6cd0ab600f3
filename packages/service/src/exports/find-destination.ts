import { ProblemError } from "@document-export/server-stub";
import type { Kysely } from "kysely";
import { createDataLoader } from "../storage/data-loader.js";
import type { ConnectionRow, Database } from "../storage/database.js";
import {
  findOwnConnections,
  ownName,
  type OwnConnection,
} from "../storage/statements/connections.js";

/**
 * Finds a destination connection of a workspace.
 *
 * @throws {ProblemError} where the workspace has none with this id.
 */
export type FindDestination = (wanted: OwnConnection) => Promise<ConnectionRow>;

const MAX_INT32 = 2_147_483_647;

/** Requests that come at the same time share a statement. */
export function createFindDestination(db: Kysely<Database>): FindDestination {
  const read = createDataLoader<OwnConnection, ConnectionRow>((wanted) =>
    findOwnConnections(db, [...wanted.values()]),
  );
  return async (wanted) => {
    const { id } = wanted;
    // `destination` has no width in the interface (decision `integer-width`); the column has.
    const isId = Number.isInteger(id) && Math.abs(id) <= MAX_INT32;
    const found = isId ? await read(ownName(wanted), wanted) : undefined;
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
  };
}
