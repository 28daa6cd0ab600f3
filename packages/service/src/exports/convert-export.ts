import { outputFormats, type ConvertOptions, type Format } from "@document-export/convert";
import type { Destination } from "../destinations/destination.js";
import { inSpan } from "../traces/in-span.js";
import type { Job, StoredWarning } from "../jobs/job.js";
import type { ClaimedJob } from "../storage/jobs/claim-jobs.js";
import type { ConvertedDocument } from "../conversion/convert-message.js";
import { TINY_DOCUMENT } from "../conversion/conversion-processes.js";
import type { ConvertibleDocument } from "../conversion/converter.js";
import type { MemoryLease } from "../conversion/memory-budget.js";
import { conversionMemory } from "../conversion/memory-estimate.js";
import type { ExportContext } from "./export-context.js";
import type { FetchedImage } from "./images/fetch-images.js";
import { linkWarnings, resolveLinks, type ResolvedLinks } from "./links/resolve-links.js";
import { loadImages } from "./images/load-images.js";
import { rehostImages, placeImages, type ImageFile } from "./images/place-images.js";

/** A claimed job with its opened destination. */
export interface ClaimedExport {
  readonly claimed: ClaimedJob;
  readonly destination: Destination;
}

/** A converted document, and the images to be stored next to it. */
export interface ConvertedExport {
  readonly document: ConvertedDocument;
  readonly files: readonly ImageFile[];
  /** Total size of the images that are sent to the destination separately. */
  readonly imageBytes: number;
  /** Warnings from the service, in addition to those of the converter. */
  readonly warnings: readonly StoredWarning[];
}

/** An export whose links to other documents are resolved. */
interface LinkedExport extends ClaimedExport {
  readonly links: ResolvedLinks;
}

type Use<Result> = (converted: ConvertedExport) => Promise<Result>;

/**
 * Converts the document of a job, with its images if the destination accepts them, and passes the result to `use`. The
 * result counts against the conversion memory budget until `use` has finished.
 */
export async function convertExport<Result>(
  context: ExportContext,
  { claimed, destination }: ClaimedExport,
  use: Use<Result>,
): Promise<Result> {
  const { job } = claimed;
  const links = await resolveLinks(context.db, claimed, destination);
  const exported = { claimed, destination, links };
  const size = sizeOf(claimed);
  if (job.images_loaded) return convertWithImages(context, exported, [], use);
  const convert = async (lease: MemoryLease | undefined) => {
    const converted = await convertAtFirst(context, exported, lease?.bytes());
    if ("urls" in converted) return converted;
    lease?.shrink(converted.document.bytes.length);
    const { document } = converted;
    return {
      result: await use({ document, files: [], imageBytes: 0, ...warningsOf(exported, document) }),
    };
  };
  // Tiny documents need no admission.
  const isTiny = size <= TINY_DOCUMENT && job.conversion_failures === 0;
  const found = isTiny
    ? await convert(undefined)
    : await withinMemory(context, job, conversionMemory(size), convert);
  return "urls" in found ? convertWithImages(context, exported, found.urls, use) : found.result;
}

/**
 * Runs the first conversion. Most documents have no images, so only the others need a second pass with their images.
 */
async function convertAtFirst(
  context: ExportContext,
  exported: LinkedExport,
  memory: number | undefined,
) {
  const { converter, images } = context;
  const { claimed, destination } = exported;
  const links = exported.links.targets;
  const { format, conversion: settings, fields } = claimed.job.options;
  const { css } = destination;
  if (!images || !imagesGoAlong(format, destination))
    return { document: await convertWith(context, exported, "link", memory) };
  const document = await readDocument(context, claimed, memory);
  return measured(context, format, () =>
    converter.convertUnlessImages(document, { format, settings, fields, css, links }),
  );
}

async function convertWithImages<Result>(
  context: ExportContext,
  exported: LinkedExport,
  urls: readonly string[],
  use: Use<Result>,
): Promise<Result> {
  const { claimed, destination } = exported;
  const { job } = claimed;
  const size = sizeOf(claimed);
  const { format } = job.options;
  const expected = conversionMemory(size, context.images?.maxTotal);
  return withinMemory(context, job, expected, async (lease) => {
    const loaded = await loadImages(context, job, urls);
    const needed = conversionMemory(size, bytesOf(loaded));
    if (job.conversion_failures === 0) lease.shrink(needed);
    const placed = placeImages(job.target, loaded);
    const { rehostImage } = destination;
    const addresses = rehostImage ? await rehostImages(rehostImage, placed) : placed.addresses;
    const images = imagesOption(format, loaded, addresses);
    const document = await convertWith(context, exported, images, lease.bytes());
    const isLinked = outputFormats[format].images === "linked" && !rehostImage;
    const imageBytes = isLinked || rehostImage ? bytesOf(placed.files) : 0;
    const files = isLinked ? placed.files : [];
    return use({ document, files, imageBytes, ...warningsOf(exported, document) });
  });
}

function warningsOf(
  { links }: LinkedExport,
  { linked }: ConvertedDocument,
): Pick<ConvertedExport, "warnings"> {
  return { warnings: linkWarnings(links, linked) };
}

async function convertWith(
  context: ExportContext,
  { claimed, destination: { css }, links: { targets: links } }: LinkedExport,
  images: ConvertOptions["images"],
  memory: number | undefined,
): Promise<ConvertedDocument> {
  const { format, conversion: settings, fields } = claimed.job.options;
  const document = await readDocument(context, claimed, memory);
  return measured(context, format, () =>
    context.converter.convert(document, { format, settings, fields, css, images, links }),
  );
}

/** Reads the document of a job, once there is memory for it. */
async function readDocument(
  { uploads }: ExportContext,
  { job, upload }: ClaimedJob,
  memory: number | undefined,
): Promise<ConvertibleDocument> {
  const packed = upload ?? (job.upload_id ? await uploads.read(job.upload_id) : undefined);
  if (!packed) throw missingUpload(job);
  return { workspace: job.workspace_id, upload: packed, memory };
}

/** Returns the size of the document's JSON in bytes. */
function sizeOf({ job, uploadSize }: ClaimedJob): number {
  if (uploadSize === undefined) throw missingUpload(job);
  return uploadSize;
}

function missingUpload({ id }: Job): Error {
  return new Error(`The job ${id} has no upload.`);
}

/** Runs a conversion in its span, and records its duration. */
async function measured<Result>(
  { tracer, metrics }: ExportContext,
  format: Format,
  convert: () => Promise<Result>,
): Promise<Result> {
  const began = performance.now();
  try {
    return await inSpan(tracer, "convert", { attributes: { format } }, convert);
  } finally {
    metrics.converted(format, performance.now() - began);
  }
}

/** Runs work within the memory budget. A job whose conversion has failed before gets the maximum for one conversion. */
function withinMemory<Result>(
  { converter: { budget } }: ExportContext,
  { workspace_id: workspace, conversion_failures: failures }: Job,
  expected: number,
  work: (lease: MemoryLease) => Promise<Result>,
): Promise<Result> {
  return budget.within({ workspace, bytes: failures > 0 ? budget.max : expected }, work);
}

function bytesOf(images: readonly Pick<FetchedImage, "bytes">[]): number {
  return images.reduce((total, { bytes }) => total + bytes.length, 0);
}

/**
 * Returns true if the destination can store the images of a result: in the result's file, as files next to it, or at
 * the destination's own addresses.
 */
function imagesGoAlong(format: Format, { keepsFiles, rehostImage }: Destination): boolean {
  const { images } = outputFormats[format];
  return (
    images === "contained" || (images === "linked" && (keepsFiles || rehostImage !== undefined))
  );
}

function imagesOption(
  format: Format,
  loaded: readonly FetchedImage[],
  addresses: ReadonlyMap<string, string>,
): ConvertOptions["images"] {
  if (outputFormats[format].images !== "contained") return { external: addresses };
  return { embed: new Map(loaded.map(({ url, bytes, mediaType }) => [url, { bytes, mediaType }])) };
}
