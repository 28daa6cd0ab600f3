import type { Kysely } from "kysely";
import { ProblemError } from "@document-export/server-stub";
import { batchReads } from "../storage/batch-reads.js";
import type { ConnectionRow, Database } from "../storage/database.js";
import {
  findOwnConnections,
  ownName,
  type OwnConnection,
} from "../storage/statements/connections.js";

/** Finds a destination connection of a workspace. @throws {ProblemError} where the workspace has none of this id. */
export type FindDestination = (asked: OwnConnection) => Promise<ConnectionRow>;

/** Finds destinations for requests that come at the same time by one statement. */
export function createFindDestination(db: Kysely<Database>): FindDestination {
  const read = batchReads<OwnConnection, ConnectionRow>((asked) =>
    findOwnConnections(db, [...asked.values()]),
  );
  return async (asked) => {
    const found = isInt32(asked.id) ? await read(ownName(asked), asked) : undefined;
    if (found?.role === "destination") return found;
    throw new ProblemError({
      type: "unknown-connection",
      detail: `The workspace has no destination connection ${asked.id}.`,
      errors: [
        {
          in: "body",
          pointer: "/options/destination",
          keyword: "connection",
          detail: `Expected the id of a destination connection of the workspace, got \`${asked.id}\`.`,
        },
      ],
    });
  };
}

/** `destination` has no width in the interface (decision `integer-width`), the column has. */
function isInt32(id: number): boolean {
  return Number.isInteger(id) && Math.abs(id) <= 2_147_483_647;
}
