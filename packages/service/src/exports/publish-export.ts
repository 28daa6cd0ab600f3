import { bounds } from "../bounds/bounds.js";
import { shorten } from "../bounds/shorten.js";
import { DeliveryRefusedError } from "../destinations/delivery-refused-error.js";
import type { Destination, Published } from "../destinations/destination.js";
import {
  destinationDefaults,
  openDestination,
  type DestinationContext,
} from "../destinations/open-destination.js";
import type { Job } from "../jobs/job.js";
import type { Completion } from "../jobs/job-lifecycle.js";
import { conversionWarnings } from "../jobs/job-warnings.js";
import { inSpan } from "../traces/in-span.js";
import type { ConnectionRow } from "../storage/database.js";
import type { ClaimedJob } from "../storage/jobs/claimed-job.js";
import { claimTarget, takeOverTarget } from "../storage/jobs/target-claims.js";
import type { PackedUpload } from "../storage/uploads/uploads.js";
import type { ConvertedDocument } from "./convert/convert-message.js";
import { AttemptLostError } from "./attempt-lost-error.js";
import { convertExport, type ConvertedExport } from "./convert-export.js";
import type { ExportContext } from "./export-context.js";
import type { ImageFile } from "./images/place-images.js";

/** A destination failed for a reason that may pass. Its cause is for the log only: it may hold paths and addresses. */
export class DeliveryFailedError extends Error {
  override readonly name = "DeliveryFailedError";

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/**
 * Converts the document of a job and publishes the result, and its images after it: a reader may see a document whose
 * image is not there yet, but no image stays that no document shows. A destination that gives images addresses of its
 * own gets them first.
 */
export async function publishExport(
  context: ExportContext,
  claimed: ClaimedJob,
  signal: AbortSignal,
): Promise<Completion> {
  const { job, destination: connection, hasTarget, uploadSize: size } = claimed;
  if (size === undefined) throw missingUpload(job);
  const { outbound, secretBox } = context.destinations;
  const destination = openForDelivery(connection, {
    outbound: { ...outbound, signal },
    secretBox,
  });
  const read = () => uploadOf(context, claimed);
  return convertExport(context, { job, size, read, destination }, async (converted) => {
    signal.throwIfAborted();
    const published = await publishAll(
      context,
      { job, connection, hasTarget, destination },
      converted,
    );
    const { warnings, warningCounts } = converted.document;
    return { ...boundResult(published), warnings: conversionWarnings(warnings, warningCounts) };
  });
}

/** A result on its way to its destination. */
interface Publication {
  readonly job: Job;
  readonly connection: ConnectionRow;
  readonly hasTarget: boolean;
  readonly destination: Destination;
}

function publishAll(
  context: ExportContext,
  publication: Publication,
  { document, files }: ConvertedExport,
): Promise<Published> {
  const { kind } = publication.connection;
  return inSpan(context.tracer, "deliver", { attributes: { kind } }, async () => {
    const published = await publishDocument(context, publication, document);
    await publishImages(publication, files);
    return published;
  });
}

/**
 * Publishes the result at the target of its job. The target is claimed first: of two jobs with one target only one
 * publishes, and a later attempt knows that what it finds there may be its own.
 */
async function publishDocument(
  { db }: ExportContext,
  { job, connection, hasTarget, destination }: Publication,
  { bytes, mediaType, title }: ConvertedDocument,
): Promise<Published> {
  const replace = destinationDefaults(connection).onExisting === "replace";
  const target = { connection: connection.id, target: job.target };
  const claim = hasTarget ? "held" : await claimTarget(db, target, job);
  if (claim === "lost") throw new AttemptLostError();
  if (claim === "taken") {
    if (!replace) throw new DeliveryRefusedError(`\`${job.target}\` belongs to another export.`);
    if (!(await takeOverTarget(db, target, job))) throw new AttemptLostError();
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

async function publishImages(
  { destination, job: { id, attempt } }: Publication,
  files: readonly ImageFile[],
): Promise<void> {
  for (const file of files)
    await destination.publish({
      ...file,
      title: "",
      fields: {},
      job: id,
      attempt,
      // Its name is the hash of its bytes: a file of that name is the same.
      replace: true,
      resumed: false,
    });
}

/** Opens a destination whose errors, except refusals, become {@link DeliveryFailedError}. */
function openForDelivery(connection: ConnectionRow, context: DestinationContext): Destination {
  try {
    const { publish, rehostImage, ...destination } = openDestination(connection, context);
    return {
      ...destination,
      publish: async (publication) => {
        context.outbound.signal?.throwIfAborted();
        return publish(publication).catch(rethrow);
      },
      ...(rehostImage && { rehostImage: (image) => rehostImage(image).catch(rethrow) }),
    };
  } catch (error) {
    return rethrow(error);
  }
}

function rethrow(error: unknown): never {
  throw error instanceof DeliveryRefusedError ? error : new DeliveryFailedError(error);
}

async function uploadOf(
  { uploads }: ExportContext,
  { job, upload }: ClaimedJob,
): Promise<PackedUpload> {
  const packed = upload ?? (job.upload_id ? await uploads.read(job.upload_id) : undefined);
  if (!packed) throw missingUpload(job);
  return packed;
}

function missingUpload({ id }: Job): Error {
  return new Error(`The job ${id} has no upload.`);
}

/** Bounds what other servers return: the reference and the links of a published result. */
function boundResult({ reference, links }: Published): Published {
  const fitting = links.filter(({ url }) => Buffer.byteLength(url) <= bounds.link.max);
  return {
    reference: shorten(reference, bounds.reference.max),
    links: fitting.slice(0, bounds.links.max).map(({ title, url }) => ({
      title: shorten(title, bounds.title.max),
      url,
    })),
  };
}
