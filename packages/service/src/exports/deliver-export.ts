import { DeliveryRefusedError } from "../destinations/delivery-refused-error.js";
import type { Destination, Published } from "../destinations/destination.js";
import { destinationDefaults } from "../destinations/open-destination.js";
import type { ConnectionRow, JobRow } from "../storage/database.js";
import { ownerOfTarget, takeOverTarget } from "../storage/statements/target-claims.js";
import type { ConvertedDocument } from "./convert/convert-message.js";
import type { ExportContext } from "./export-context.js";

/** A result on its way. */
export interface Delivery {
  readonly job: JobRow;
  readonly connection: ConnectionRow;
  readonly destination: Destination;
}

/**
 * Publishes the result of a job at its target.
 * The target is claimed first, so that of two jobs for one target only one gets it, and so that a job
 * that is taken up again knows what it may have published itself.
 */
export async function deliverExport(
  { db, writes }: Pick<ExportContext, "db" | "writes">,
  { job, connection, destination }: Delivery,
  { bytes, mediaType, title }: ConvertedDocument,
): Promise<Published> {
  const replace = destinationDefaults(connection).onExisting === "replace";
  const target = { connection: connection.id, target: job.target };
  const claimed = await writes.claim({ ...target, job: job.id });
  const owner = claimed ? job.id : await ownerOfTarget(db, target);
  if (owner !== job.id) {
    if (!replace) throw new DeliveryRefusedError(`\`${job.target}\` belongs to another export.`);
    await takeOverTarget(db, target, job.id);
  }
  return destination.publish({
    target: job.target,
    bytes,
    mediaType,
    title,
    fields: job.options.fields,
    job: job.id,
    attempt: job.attempt,
    replace,
    resumed: !claimed && owner === job.id,
  });
}
