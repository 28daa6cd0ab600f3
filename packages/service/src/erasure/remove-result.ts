import type { Kysely } from "kysely";
import { DeliveryRefusedError, type Destination } from "../destinations/destination.js";
import { openDestination, type DestinationContext } from "../destinations/kinds.js";
import { imagesFolder } from "../exports/images/place-images.js";
import type { ConnectionRow, Database } from "../storage/database.js";
import { findConnections } from "../storage/statements/connections.js";
import { type ErasableRecord, findClaimant } from "../storage/statements/erasure.js";

/** A result that is still in its destination. */
export interface KeptResult {
  /** Name of the connection. */
  readonly destination: string;
  readonly reference: string;
  /** Reason as the end of a sentence. */
  readonly reason: string;
  /** True if another attempt may succeed. */
  readonly retry: boolean;
}

/** The results of a workspace. */
export interface Results {
  /** Removes a result. `absent` means that it no longer exists, or another export has replaced it. */
  readonly remove: (record: ErasableRecord) => Promise<"removed" | "absent" | KeptResult>;
}

/** Opens each destination of a workspace once, when its first result is removed. */
export function openResults(
  db: Kysely<Database>,
  context: DestinationContext,
  workspace: number,
): Results {
  const opened = new Map<number, Promise<ConnectionRow | undefined>>();
  const connectionOf = (id: number) => {
    const found =
      opened.get(id) ?? findConnections(db, workspace, [id]).then(([connection]) => connection);
    opened.set(id, found);
    return found;
  };
  return {
    remove: async (record) => {
      const { connection: id, reference, job } = record;
      const connection = await connectionOf(id);
      const kept = (reason: string, retry: boolean): KeptResult => {
        return { destination: connection?.name ?? `connection ${id}`, reference, reason, retry };
      };
      if (!connection) return kept("the connection is gone", false);
      const claimant = await findClaimant(db, record);
      if (claimant !== undefined && claimant !== job) return "absent";
      try {
        const destination = openDestination(connection, context);
        if (!destination.remove)
          return kept("this kind of destination cannot remove results", false);
        return await removeFrom(destination.remove, record);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return kept(reason.replace(/\.$/, ""), !(error instanceof DeliveryRefusedError));
      }
    },
  };
}

function removeFrom(
  remove: NonNullable<Destination["remove"]>,
  { reference, job, exportedAt }: ErasableRecord,
): Promise<"removed" | "absent"> {
  return remove({ reference, images: imagesFolder(reference), job, publishedAt: exportedAt });
}
