import type { Destination, Published } from "../destinations/destination.js";
import { inSpan } from "../observe/traces/in-span.js";
import type { JobRow } from "../storage/database.js";
import type { TakenJob } from "../storage/statements/jobs.js";
import { readUpload, type PackedUpload } from "../storage/statements/uploads.js";
import { convertExport, type ConvertedExport } from "./convert-export.js";
import { deliverExport, type Delivery } from "./deliver-export.js";
import { openForDelivery } from "./open-for-delivery.js";
import type { ExportContext } from "./export-context.js";
import type { ImageFile } from "./images/place-images.js";
import { conversionWarnings } from "./job-warnings.js";
import type { ExportOutcome } from "./record-export.js";

/**
 * Converts the document of a job and publishes what comes of it, its images after it: what refers to an image
 * for a moment before it is there mends itself, an image that nothing refers to stays for ever. Only a destination
 * that gives images addresses of its own gets them first.
 */
export async function convertAndDeliver(
  context: ExportContext,
  taken: TakenJob,
): Promise<ExportOutcome> {
  const { job, destination: connection, uploadSize: size, claimed } = taken;
  if (size === undefined) throw goneError(job);
  const destination = openForDelivery(connection, context.destinations);
  const delivery = { job, connection, destination, claimed };
  const read = () => uploadOf(context, taken);
  return convertExport(context, { job, size, read, destination }, async (converted) => ({
    published: await deliverWithImages(context, delivery, converted),
    warnings: conversionWarnings(converted.document.warnings, converted.document.warningCounts),
  }));
}

async function uploadOf({ db }: ExportContext, { job, upload }: TakenJob): Promise<PackedUpload> {
  const packed = upload ?? (job.upload_id ? await readUpload(db, job.upload_id) : undefined);
  if (!packed) throw goneError(job);
  return packed;
}

function goneError({ id }: JobRow): Error {
  return new Error(`The upload of the job ${id} is gone.`);
}

function deliverWithImages(
  context: ExportContext,
  delivery: Delivery,
  { document, files }: ConvertedExport,
): Promise<Published> {
  const { job, connection, destination } = delivery;
  const { kind } = connection;
  return inSpan(context.tracer, "deliver", { attributes: { kind } }, async () => {
    const published = await deliverExport(context, delivery, document);
    await deliverImages(destination, job, files);
    return published;
  });
}

async function deliverImages(
  { publish }: Destination,
  { id, attempt }: JobRow,
  files: readonly ImageFile[],
): Promise<void> {
  for (const file of files)
    await publish({
      ...file,
      title: "",
      fields: {},
      job: id,
      attempt,
      // The name is the hash of the bytes: whatever has it already is the same.
      replace: true,
      resumed: false,
    });
}
