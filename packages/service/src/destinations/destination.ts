import { formats, type ConvertOptions } from "@document-export/convert";
import { z } from "zod";
import { conversionSettingsSchema } from "../jobs/conversion-settings.js";
import type { Outbound } from "../outbound/outbound.js";

/** A result to publish. */
export interface Publication {
  /** Path inside the destination; checked when the export was accepted. */
  readonly target: string;
  readonly bytes: Uint8Array;
  /** Media type of the bytes. */
  readonly mediaType: string;
  readonly title: string;
  /** Values by destination field (decisions `field-mappings`, `auto-map`). */
  readonly fields: Readonly<Record<string, string>>;
  readonly job: string;
  readonly attempt: number;
  /** True if the result may replace what another job published at the target. */
  readonly replace: boolean;
  /** True if an earlier attempt of this job may have already published the result. */
  readonly resumed: boolean;
  /** Job of the previous result of the document at this target, for destinations that may rename results. */
  readonly earlier?: string | undefined;
}

/** An address where people can view a result. */
export interface PublishedLink {
  readonly title: string;
  readonly url: string;
}

/** Outcome of publishing a result. */
export interface Published {
  /** The path of the result inside the destination (decision `destination-reference`). */
  readonly reference: string;
  /** Addresses where people can view the result; empty if the destination has none. */
  readonly links: readonly PublishedLink[];
  /** True if the destination already had the complete result, so that nothing was written. */
  readonly isUnchanged?: boolean;
  /** True if the destination has accepted the result, and will store it later. */
  readonly isPending?: boolean;
  /** Formatting of the document that the destination does not show, in words for a warning to people. */
  readonly losses?: readonly string[];
}

/** An image of a document. */
export interface RehostedImage {
  /** Hash of its bytes, with an extension. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

/** A file next to a result, such as an image. */
export interface PublishedFile {
  /** Path inside the destination. */
  readonly target: string;
  readonly bytes: Uint8Array;
}

/** A published result, as its record describes it. */
export interface PublishedResult {
  readonly reference: string;
  /** Folder of its images, if the destination stores files. */
  readonly images: string;
  readonly job: string;
  readonly publishedAt: Date;
}

/** A place to publish results to. Publishing the same result again changes nothing. */
export interface Destination {
  /** True if the destination can store other files next to a result, such as its images. */
  readonly keepsFiles: boolean;
  /** True if the destination may store a result under another name than its target. */
  readonly mayRename?: boolean;
  /** `inline` if the destination drops the stylesheet of a page, so that formatting must be on the elements. */
  readonly css?: ConvertOptions["css"];
  /**
   * Stores an image and returns the address that documents use for it. Present only if the destination has a dedicated
   * place for images. The same image always gets the same address.
   */
  readonly rehostImage?: (image: RehostedImage) => Promise<string>;
  /**
   * Publishes a result.
   *
   * @throws {DeliveryRefusedError} if the destination permanently refuses the result; any other error may be transient.
   */
  readonly publish: (publication: Publication) => Promise<Published>;
  /** Publishes a result together with the files next to it. Absent if each file is published separately. */
  readonly publishWith?: (
    publication: Publication,
    files: readonly PublishedFile[],
  ) => Promise<Published>;
  /**
   * Deletes a result and its images; returns `absent` if there is no result. Absent if the destination cannot delete.
   * @throws {DeliveryRefusedError} if the content at the target may not be this result, or the destination permanently
   * refuses.
   */
  readonly remove?: (result: PublishedResult) => Promise<"removed" | "absent">;
  /**
   * Checks as far as possible that results can be published now, without leaving anything there. Throws if they cannot.
   * Returns the guarantees that the destination cannot give, each in a sentence that says what to choose.
   */
  readonly check: () => Promise<readonly string[]>;
}

/** Thrown if the destination refuses the result and would refuse it again. The message may be shown to the caller. */
export class DeliveryRefusedError extends Error {
  override readonly name: string = "DeliveryRefusedError";
}

/**
 * Thrown if the destination has no space for the result, because a disk is full or a quota is used up. This may be
 * temporary.
 */
export class NoRoomError extends Error {
  override readonly name = "NoRoomError";

  constructor(said: string) {
    super(`The destination has no room for the result: ${said}.`);
  }
}

/** Thrown if the destination cannot take the result now, and says how long to wait. */
export class DestinationBusyError extends Error {
  override readonly name = "DestinationBusyError";
  /** Time to wait in seconds. */
  readonly retryAfter: number;

  constructor(message: string, retryAfter: number) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

/** Thrown if something else exists at the path of the result. It is left unchanged. */
export class TargetTakenError extends DeliveryRefusedError {
  override readonly name = "TargetTakenError";
}

/** Maximum difference between the clocks of two machines. */
const CLOCK_TOLERANCE_MS = 10 * 60 * 1000;

/**
 * Passes if the content at a target was last modified before its export was recorded, which means that it is the
 * exported result.
 *
 * @throws {DeliveryRefusedError} if someone has changed it since, or the destination does not say when it was changed.
 */
export function assertUnchanged(target: string, modified: Date | undefined, published: Date): void {
  if (!modified || Number.isNaN(modified.getTime()))
    throw new DeliveryRefusedError(`the destination does not say when \`${target}\` was changed.`);
  if (modified.getTime() > published.getTime() + CLOCK_TOLERANCE_MS)
    throw new TargetTakenError(`\`${target}\` was changed after it was exported.`);
}

/** Returns the error for a target with content that this export did not write. */
export function targetExists(target: string): DeliveryRefusedError {
  return new TargetTakenError(`\`${target}\` already exists and belongs to something else.`);
}

/** Definition of one kind of destination. */
interface KindParts<Settings extends z.ZodObject, Secrets extends z.ZodObject> {
  /** Describes the kind in a few words, for the operator. */
  readonly summary: string;
  /** Describes how a result is published, in a few words for the operator. */
  readonly publishing: string;
  /** Describes what `document-export erase` deletes there, in a few words for the operator. */
  readonly removing: string;
  /** True if results stay on this machine, so that no other server is called. */
  readonly local?: boolean;
  readonly settings: Settings;
  /** Stored encrypted, and never shown. */
  readonly secrets: Secrets;
  /**
   * Returns the path template for results of requests that do not name a path; absent if the path is made from the
   * title and the job.
   */
  readonly template?: (settings: z.output<Settings>) => string | undefined;
  /** Returns true if every result's name contains the id of its job, so that no two jobs share a target. */
  readonly hasOwnNames?: (settings: z.output<Settings>) => boolean;
  readonly open: (
    settings: z.output<Settings>,
    secrets: z.output<Secrets>,
    outbound: Outbound,
  ) => Destination;
  /** Reads a published result; absent if the destination cannot do that. */
  readonly read?: (
    settings: z.output<Settings>,
    secrets: z.output<Secrets>,
    outbound: Outbound,
  ) => ReadResult;
}

/**
 * Reads a result by its reference; undefined if the destination has none there.
 *
 * @throws {Error} if it is longer than `max` bytes.
 */
export type ReadResult = (reference: string, max: number) => Promise<Uint8Array | undefined>;

/** A kind of destination: its settings, its secrets, and how to open it. */
export interface DestinationKind {
  readonly summary: string;
  readonly publishing: string;
  readonly removing: string;
  readonly local?: boolean;
  readonly settings: z.ZodObject;
  readonly secrets: z.ZodObject;
  /**
   * Returns the path template for results of requests that do not name a path; absent if the path is made from the
   * title and the job.
   */
  readonly template?: (settings: unknown) => string | undefined;
  /** Returns true if every result's name contains the id of its job. */
  readonly hasOwnNames?: (settings: unknown) => boolean;
  /** Opens a destination from the stored settings and secrets of its connection. */
  readonly open: (settings: unknown, secrets: unknown, outbound: Outbound) => Destination;
  /** Reads published results; absent if the destination cannot do that. */
  readonly read?: (settings: unknown, secrets: unknown, outbound: Outbound) => ReadResult;
}

/** Defines a kind of destination. */
export function destinationKind<Settings extends z.ZodObject, Secrets extends z.ZodObject>({
  open,
  read,
  template,
  hasOwnNames,
  ...parts
}: KindParts<Settings, Secrets>): DestinationKind {
  const parsed =
    <Result>(
      use: (settings: z.output<Settings>, secrets: z.output<Secrets>, outbound: Outbound) => Result,
    ) =>
    (settings: unknown, secrets: unknown, outbound: Outbound) =>
      use(parts.settings.parse(settings), parts.secrets.parse(secrets), outbound);
  return {
    ...parts,
    open: parsed(open),
    ...(read && { read: parsed(read) }),
    ...(template && { template: (settings: unknown) => template(parts.settings.parse(settings)) }),
    ...(hasOwnNames && {
      hasOwnNames: (settings: unknown) => hasOwnNames(parts.settings.parse(settings)),
    }),
  };
}

/** Settings that every kind of destination has. */
export const commonSettingsSchema = z.object({
  /** What to do if the target already exists. */
  onExisting: z.enum(["refuse", "replace"]).default("refuse"),
  /** Format of the result if the request does not specify one. */
  format: z.enum(formats).default("markdown"),
  /**
   * Target of links to documents that the workspace has exported: their results, or still the documents in Google Docs.
   */
  documentLinks: z.enum(["results", "keep"]).default("results"),
  ...conversionSettingsSchema.shape,
});

/** The settings that every kind of destination has, with defaults. */
export type CommonSettings = z.output<typeof commonSettingsSchema>;
