import type { ConvertOptions, Format } from "@document-export/convert";
import type { Destination } from "../destinations/destination.js";
import { inSpan } from "../observe/traces/in-span.js";
import type { JobRow } from "../storage/database.js";
import type { ConvertedDocument } from "./convert/convert-message.js";
import type { ExportContext } from "./export-context.js";
import type { FetchedImage } from "./images/fetched-image.js";
import { hostImages } from "./images/host-images.js";
import { loadImages } from "./images/load-images.js";
import { placeImages, type ImageFile } from "./images/place-images.js";

/** What of an export is to be converted, and for whom. */
export interface ConvertibleExport {
  readonly job: JobRow;
  /** The document's JSON in UTF-8. */
  readonly upload: Uint8Array;
  readonly destination: Destination;
}

/** A converted document, and the images that are to lie beside it. */
export interface ConvertedExport {
  readonly document: ConvertedDocument;
  readonly files: readonly ImageFile[];
}

/**
 * Converts the document of a job, with its images where the destination takes them, and hands it on to `use`: until that
 * is done, the images that it holds are counted among those of all exports.
 */
export async function convertExport<Result>(
  context: ExportContext,
  { job, upload, destination }: ConvertibleExport,
  use: (converted: ConvertedExport) => Promise<Result>,
): Promise<Result> {
  const { converter, tracer, imagesLimit } = context;
  const { format, fields } = job.options;
  const traced = <Result>(convert: () => Promise<Result>) =>
    inSpan(tracer, "convert", { attributes: { format } }, convert);
  const convert = (images: ConvertOptions["images"]) =>
    traced(() => converter.convert(upload, { format, fields, images }));
  if (!imagesGoAlong(context, format, destination))
    return use({ document: await convert("link"), files: [] });
  // Most documents have none: they are converted in the look for images.
  const found = job.images_loaded
    ? { urls: [] }
    : await traced(() => converter.convertUnlessImages(upload, { format, fields }));
  if ("document" in found) return use({ document: found.document, files: [] });
  return imagesLimit(async () => {
    const loaded = await loadImages(context, job, found.urls);
    const placed = placeImages(job.target, loaded);
    const { hostImage } = destination;
    const addresses = hostImage ? await hostImages(hostImage, placed) : placed.addresses;
    const document = await convert(imagesOption(format, loaded, addresses));
    return use({ document, files: format === "docx" || hostImage ? [] : placed.files });
  });
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
