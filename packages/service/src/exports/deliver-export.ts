import { bounds } from "../bounds/bounds.js";
import { shorten } from "../bounds/shorten.js";
import {
  DeliveryRefusedError,
  DestinationBusyError,
  NoRoomError,
  TargetTakenError,
  type Destination,
  type Publication,
  type Published,
} from "../destinations/destination.js";
import { destinationDefaults, openDestination } from "../destinations/kinds.js";
import { MAX_EXPORT_ATTEMPTS } from "../jobs/job-lifecycle.js";
import { inSpan } from "../traces/in-span.js";
import type { ClaimedJob } from "../storage/jobs/claim-jobs.js";
import { findEarlierJob } from "../storage/jobs/earlier-job.js";
import { claimTarget, takeOverTarget } from "../storage/jobs/target-claims.js";
import type { ConvertedDocument } from "../conversion/convert-message.js";
import type { ClaimedExport, ConvertedExport } from "./convert-export.js";
import type { ExportContext } from "./export-context.js";
import { imagesFolder, type ImageFile } from "./images/place-images.js";

/**
 * Thrown if a destination failed for a possibly transient reason. Its cause is for the log only, because it may contain
 * paths and addresses.
 */
export class DeliveryFailedError extends Error {
  override readonly name = "DeliveryFailedError";
  /** Time in seconds that the destination asks to wait; undefined if it does not ask. */
  readonly retryAfter: number | undefined;

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.retryAfter = cause instanceof DestinationBusyError ? cause.retryAfter : undefined;
  }
}

/**
 * Thrown if the job of an attempt was canceled or belongs to another attempt. The attempt must not publish or write
 * anything else.
 */
export class AttemptLostError extends Error {
  override readonly name = "AttemptLostError";

  constructor() {
    super("The job no longer belongs to this attempt.");
  }
}

/**
 * Opens the destination of a job. Its errors, except refusals, are wrapped in {@link DeliveryFailedError}. Nothing is
 * published after `signal` aborts.
 */
export function openForDelivery(
  { destinations: { outbound, secretBox } }: ExportContext,
  { destination: connection }: ClaimedJob,
  signal: AbortSignal,
): Destination {
  try {
    const opened = openDestination(connection, { outbound: { ...outbound, signal }, secretBox });
    const { publish, publishWith, rehostImage, ...destination } = opened;
    return {
      ...destination,
      publish: async (publication) => {
        signal.throwIfAborted();
        return publish(publication).catch(rethrow);
      },
      ...(publishWith && {
        publishWith: async (publication, files) => {
          signal.throwIfAborted();
          return publishWith(publication, files).catch(rethrow);
        },
      }),
      ...(rehostImage && { rehostImage: (image) => rehostImage(image).catch(rethrow) }),
    };
  } catch (error) {
    return rethrow(error);
  }
}

function rethrow(error: unknown): never {
  throw error instanceof DeliveryRefusedError ? error : new DeliveryFailedError(error);
}

/**
 * Publishes a converted document, then its images. A reader may briefly see a document without an image, but no image
 * remains that no document shows. A destination with its own addresses for images has already received them, and a
 * destination that supports it gets everything in one step.
 */
export function deliverExport(
  context: ExportContext,
  exported: ClaimedExport,
  { document, files }: ConvertedExport,
): Promise<Published> {
  const { kind } = exported.claimed.destination;
  return inSpan(context.tracer, "deliver", { attributes: { kind } }, async () => {
    const published = await publishDocument(context, exported, document, files);
    // A destination that publishes everything in one step leaves nothing half done.
    if (exported.destination.publishWith) return withinBounds(published);
    await publishImages(exported, files).catch(async (error: unknown) => {
      if (!isLastWord(error, exported)) throw error;
      throw await withoutDocument(context, exported, published, error);
    });
    return withinBounds(published);
  });
}

/** Returns true if this error fails the job, so that no later attempt publishes what is missing. */
function isLastWord(error: unknown, { claimed: { job } }: ClaimedExport): boolean {
  return error instanceof DeliveryRefusedError || job.attempt >= MAX_EXPORT_ATTEMPTS;
}

/**
 * Removes a document whose images could not be published, so that no result exists without a record. Returns the error
 * of the job, which says where the document is if it could not be removed.
 */
async function withoutDocument(
  { log }: ExportContext,
  { claimed, destination }: ClaimedExport,
  { reference }: Published,
  error: unknown,
): Promise<unknown> {
  const { job, destination: connection } = claimed;
  // The previous result was overwritten, so a document without its images is better than none.
  const isReplaced = destinationDefaults(connection).onExisting === "replace";
  const result = {
    reference,
    images: imagesFolder(reference),
    job: job.id,
    publishedAt: new Date(),
  };
  try {
    if (!isReplaced && destination.remove) {
      await destination.remove(result);
      return error;
    }
  } catch (err) {
    log.warn({ err, job: job.id }, "a document without its images could not be removed");
  }
  const reason = error instanceof Error ? error.message.replace(/\.$/, "") : String(error);
  return new DeliveryRefusedError(
    `${reason}. The document is at \`${shorten(reference, bounds.reference.max)}\`, without all of its images.`,
  );
}

/**
 * Publishes the result at the target of its job. Claims the target first: if two jobs have the same target, only one
 * publishes, and a later attempt knows that the content at the target may be its own.
 */
async function publishDocument(
  { db }: ExportContext,
  { claimed, destination }: ClaimedExport,
  { bytes, mediaType, title }: ConvertedDocument,
  files: readonly ImageFile[],
): Promise<Published> {
  const { job, destination: connection, hasTarget } = claimed;
  const replace = destinationDefaults(connection).onExisting === "replace";
  const target = { connection: connection.id, target: job.target };
  // Before the target is taken over, because the claim names the job that published there.
  const earlier = replace && destination.mayRename ? await findEarlierJob(db, job) : undefined;
  const claim = hasTarget ? "held" : await claimTarget(db, target, job);
  if (claim === "lost") throw new AttemptLostError();
  if (claim === "taken") {
    if (!replace) throw new TargetTakenError(`\`${job.target}\` belongs to another export.`);
    if (!(await takeOverTarget(db, target, job))) throw new AttemptLostError();
  }
  const publication = {
    target: job.target,
    bytes,
    mediaType,
    title,
    fields: job.options.fields,
    job: job.id,
    attempt: job.attempt,
    replace,
    resumed: claim === "held" && job.attempt > 1,
    earlier,
  };
  return publishAndLook(destination, publication, files);
}

/**
 * Publishes a result. If the last attempt gets no response, publishes once more as a later attempt would, to find out
 * whether the result is there. Otherwise a result whose response was lost would exist without a record.
 */
async function publishAndLook(
  destination: Destination,
  publication: Publication,
  files: readonly ImageFile[],
): Promise<Published> {
  const publish = (of: Publication) =>
    destination.publishWith?.(of, files) ?? destination.publish(of);
  try {
    return await publish(publication);
  } catch (error) {
    const mayBeThere =
      error instanceof DeliveryFailedError && !(error.cause instanceof NoRoomError);
    if (!mayBeThere || publication.attempt < MAX_EXPORT_ATTEMPTS) throw error;
    // Report the first error, whatever the outcome of the second call.
    return publish({ ...publication, resumed: true }).catch(() => {
      throw error;
    });
  }
}

async function publishImages(
  { claimed, destination }: ClaimedExport,
  files: readonly ImageFile[],
): Promise<void> {
  const { id, attempt } = claimed.job;
  for (const file of files)
    await destination.publish({
      ...file,
      title: "",
      fields: {},
      job: id,
      attempt,
      // The name is the hash of the bytes, so a file with this name has the same content.
      replace: true,
      resumed: false,
    });
}

/** Returns true if a link may be shown to people, which is allowed only for `http` and `https`. */
function isWebAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

/** Limits what other servers return: the reference and the links of a published result. */
function withinBounds(published: Published): Published {
  const { reference, links, isUnchanged = false, isPending = false } = published;
  const fitting = links.filter(
    ({ url }) => Buffer.byteLength(url) <= bounds.link.max && isWebAddress(url),
  );
  return {
    isUnchanged,
    isPending,
    reference: shorten(reference, bounds.reference.max),
    links: fitting.slice(0, bounds.links.max).map(({ title, url }) => ({
      title: shorten(title, bounds.title.max),
      url,
    })),
  };
}
