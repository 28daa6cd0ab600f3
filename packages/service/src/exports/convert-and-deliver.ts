import type { ConversionWarning, ConvertOptions, Format } from "@document-export/convert";
import type { Destination } from "../destinations/destination.js";
import { openDestination } from "../destinations/open-destination.js";
import { inSpan } from "../observe/traces/in-span.js";
import type { JobRow, StoredWarning } from "../storage/database.js";
import { storableText } from "../storage/storable-text.js";
import type { TakenJob } from "../storage/statements/jobs.js";
import { unpackUpload } from "../storage/statements/uploads.js";
import { deliverExport } from "./deliver-export.js";
import type { ExportContext } from "./export-context.js";
import type { FetchedImage } from "./images/fetched-image.js";
import { hostImages } from "./images/host-images.js";
import { loadImages } from "./images/load-images.js";
import { placeImages, type ImageFile } from "./images/place-images.js";
import type { ExportOutcome } from "./record-export.js";

/**
 * Converts the document of a job and publishes what comes of it, its images after it: what refers to an image
 * for a moment before it is there mends itself, an image that nothing refers to stays for ever. Only a destination
 * that gives images addresses of its own gets them first.
 */
export async function convertAndDeliver(
  context: ExportContext,
  { job, destination: connection, upload: packed, claimed }: TakenJob,
): Promise<ExportOutcome> {
  if (!packed) throw new Error(`The upload of the job ${job.id} is gone.`);
  const upload = await unpackUpload(packed);
  const { format, fields } = job.options;
  const destination = openDestination(connection, context.destinations);
  const loaded = imagesGoAlong(context, format, destination)
    ? await loadImages(context, job, upload)
    : undefined;
  const placed = placeImages(job.target, loaded ?? []);
  const { hostImage } = destination;
  const addresses = hostImage ? await hostImages(hostImage, placed) : placed.addresses;
  const images = loaded ? imagesOption(format, loaded, addresses) : "link";
  const { tracer } = context;
  const document = await inSpan(tracer, "convert", { attributes: { format } }, () =>
    context.converter.convert(upload, { format, fields, images }),
  );
  const { kind } = connection;
  const published = await inSpan(tracer, "deliver", { attributes: { kind } }, async () => {
    const result = await deliverExport(
      context,
      { job, connection, destination, claimed },
      document,
    );
    if (format !== "docx" && !hostImage) await deliverImages(destination, job, placed.files);
    return result;
  });
  return { published, warnings: document.warnings.map(storedWarning) };
}

/** A DOCX file holds its images; HTML and Markdown refer to files beside them; text has none. */
function imagesGoAlong(
  { images }: ExportContext,
  format: Format,
  { keepsFiles, hostImage }: Destination,
): boolean {
  if (!images || format === "text") return false;
  return format === "docx" || keepsFiles || hostImage !== undefined;
}

function imagesOption(
  format: Format,
  loaded: readonly FetchedImage[],
  addresses: ReadonlyMap<string, string>,
): ConvertOptions["images"] {
  if (format !== "docx") return { external: addresses };
  return { embed: new Map(loaded.map(({ url, bytes, mediaType }) => [url, { bytes, mediaType }])) };
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
