import { DeliveryRefusedError } from "../destinations/delivery-refused-error.js";
import type { Destination, Published } from "../destinations/destination.js";
import { destinationDefaults } from "../destinations/open-destination.js";
import type { ConnectionRow, JobRow } from "../storage/database.js";
import { claimTarget, takeOverTarget } from "../storage/statements/target-claims.js";
import type { ConvertedDocument } from "./convert/convert-message.js";
import type { ExportContext } from "./export-context.js";

/** A result on its way. */
export interface Delivery {
  readonly job: JobRow;
  readonly connection: ConnectionRow;
  readonly destination: Destination;
  /** Whether the job has its target already. */
  readonly claimed: boolean;
}

/**
 * Publishes the result of a job at its target.
 * The target is claimed before, so that of two jobs for one target only one gets it, and so that a job
 * that is taken up again knows what it may have published itself.
 */
export async function deliverExport(
  { db }: Pick<ExportContext, "db">,
  { job, connection, destination, claimed }: Delivery,
  { bytes, mediaType, title }: ConvertedDocument,
): Promise<Published> {
  const replace = destinationDefaults(connection).onExisting === "replace";
  const target = { connection: connection.id, target: job.target };
  const claim = claimed ? "held" : await claimTarget(db, target, job.id);
  if (claim === "taken") {
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
    resumed: claim === "held" && job.attempt > 1,
  });
}
