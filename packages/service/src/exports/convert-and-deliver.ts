import type { ConversionWarning } from "@document-export/convert";
import type { Destination } from "../destinations/destination.js";
import { openDestination } from "../destinations/open-destination.js";
import { inSpan } from "../observe/traces/in-span.js";
import type { JobRow, StoredWarning } from "../storage/database.js";
import { storableText } from "../storage/storable-text.js";
import type { TakenJob } from "../storage/statements/jobs.js";
import { readUpload, unpackUpload } from "../storage/statements/uploads.js";
import { convertExport } from "./convert-export.js";
import { deliverExport } from "./deliver-export.js";
import type { ExportContext } from "./export-context.js";
import type { ImageFile } from "./images/place-images.js";
import type { ExportOutcome } from "./record-export.js";

/**
 * Converts the document of a job and publishes what comes of it, its images after it: what refers to an image
 * for a moment before it is there mends itself, an image that nothing refers to stays for ever. Only a destination
 * that gives images addresses of its own gets them first.
 */
export async function convertAndDeliver(
  context: ExportContext,
  { job, destination: connection, upload: small, claimed }: TakenJob,
): Promise<ExportOutcome> {
  const packed = small ?? (job.upload_id ? await readUpload(context.db, job.upload_id) : undefined);
  if (!packed) throw new Error(`The upload of the job ${job.id} is gone.`);
  const upload = await unpackUpload(packed);
  const destination = openDestination(connection, context.destinations);
  const { document, files } = await convertExport(context, { job, upload, destination });
  const { kind } = connection;
  const delivery = { job, connection, destination, claimed };
  const published = await inSpan(context.tracer, "deliver", { attributes: { kind } }, async () => {
    const result = await deliverExport(context, delivery, document);
    await deliverImages(destination, job, files);
    return result;
  });
  return { published, warnings: document.warnings.map(storedWarning) };
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

function storedWarning({ code, detail, pointer }: ConversionWarning): StoredWarning {
  return { code, detail: storableText(detail), pointer };
}
