import type { Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import { ProblemError } from "@document-export/server-stub";
import { batchReads } from "../storage/batch-reads.js";
import type { Database } from "../storage/database.js";
import {
  findOwnConnections,
  ownName,
  type OwnConnection,
  type ReadConnection,
} from "../storage/statements/connections.js";

/**
 * Finds a destination connection of a workspace: as it is now where `now` is said, else as it was when it was last looked
 * at, which whoever stores what follows from it must compare by its version.
 *
 * @throws {ProblemError} where the workspace has none of this id.
 */
export type FindDestination = (asked: OwnConnection, now: boolean) => Promise<ReadConnection>;

/** Connections that are remembered; few are exported to at a time. */
const MOST = 1000;

/** Finds destinations for requests that come at the same time by one statement. */
export function createFindDestination(db: Kysely<Database>): FindDestination {
  const known = new LRUCache<string, ReadConnection>({ max: MOST });
  const read = batchReads<OwnConnection, ReadConnection>((asked) =>
    findOwnConnections(db, [...asked.values()]),
  );
  const look = async (asked: OwnConnection) => {
    const found = isInt32(asked.id) ? await read(ownName(asked), asked) : undefined;
    if (found) known.set(ownName(asked), found);
    else known.delete(ownName(asked));
    return found;
  };
  return async (asked, now) => {
    const remembered = now ? undefined : known.get(ownName(asked));
    const found = remembered ?? (await look(asked));
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
