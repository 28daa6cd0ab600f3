import { ProblemError } from "@document-export/server-stub";
import type { Kysely } from "kysely";
import { batchReads } from "../storage/batch-reads.js";
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
export type FindDestination = (asked: OwnConnection) => Promise<ConnectionRow>;

const MAX_INT32 = 2_147_483_647;

/** Requests that come at once share a statement. */
export function createFindDestination(db: Kysely<Database>): FindDestination {
  const read = batchReads<OwnConnection, ConnectionRow>((asked) =>
    findOwnConnections(db, [...asked.values()]),
  );
  return async (asked) => {
    const { id } = asked;
    // `destination` has no width in the interface (decision `integer-width`); the column has.
    const isId = Number.isInteger(id) && Math.abs(id) <= MAX_INT32;
    const found = isId ? await read(ownName(asked), asked) : undefined;
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
