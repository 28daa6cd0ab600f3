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
  /** Destination field to its value (decisions `field-mappings`, `auto-map`). */
  readonly fields: Readonly<Record<string, string>>;
  readonly job: string;
  readonly attempt: number;
  /** Whether the result may replace what another job published there. */
  readonly replace: boolean;
  /** Whether an earlier attempt of this job may have published it already. */
  readonly resumed: boolean;
}

/** An address where people can see a result. */
export interface PublishedLink {
  readonly title: string;
  readonly url: string;
}

/** What was published. */
export interface Published {
  /** The path of the result inside the destination (decision `destination-reference`). */
  readonly reference: string;
  /** Addresses where people can see it; empty if the destination has none. */
  readonly links: readonly PublishedLink[];
  /** Whether the destination had all of it already, so that nothing was written. */
  readonly isUnchanged?: boolean;
}

/** An image of a document. */
export interface RehostedImage {
  /** The hash of its bytes, with an extension. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

/** A file beside a result, such as an image. */
export interface PublishedFile {
  /** Path inside the destination. */
  readonly target: string;
  readonly bytes: Uint8Array;
}

/** A result that was published, as its record names it. */
export interface PublishedResult {
  readonly reference: string;
  /** The folder of its images, where the destination keeps files. */
  readonly images: string;
  readonly job: string;
  readonly publishedAt: Date;
}

/** A place that results are published to. Publishing the same result again changes nothing. */
export interface Destination {
  /** Whether it can store other files beside a result, such as its images. */
  readonly keepsFiles: boolean;
  /** `inline` if it drops the stylesheet of a page, so that formatting must be in the elements. */
  readonly css?: ConvertOptions["css"];
  /**
   * Stores an image and returns the address that documents refer to it by. Present only if the destination has a
   * place of its own for images. The same image always gets the same address.
   */
  readonly rehostImage?: (image: RehostedImage) => Promise<string>;
  /** @throws {DeliveryRefusedError} if the destination refuses the result for good; any other error may be transient. */
  readonly publish: (publication: Publication) => Promise<Published>;
  /** The same with the files beside the result, at once. Absent where each is published by itself. */
  readonly publishWith?: (
    publication: Publication,
    files: readonly PublishedFile[],
  ) => Promise<Published>;
  /**
   * Removes a result and its images; `absent` says that there is none. Absent where the destination cannot.
   * @throws {DeliveryRefusedError} if what is there may not be this result, or the destination refuses for good.
   */
  readonly remove?: (result: PublishedResult) => Promise<"removed" | "absent">;
  /**
   * Checks, as far as it can, that results can be published now, and leaves nothing there. Throws what is wrong; gives
   * what the place cannot promise, each in a sentence that says what to choose.
   */
  readonly check: () => Promise<readonly string[]>;
}

/** The destination refuses the result, and would refuse it again. The message may be shown to the caller. */
export class DeliveryRefusedError extends Error {
  override readonly name: string = "DeliveryRefusedError";
}

/** The destination has no room for the result, which may pass: a disk is full, or a quota is used up. */
export class NoRoomError extends Error {
  override readonly name = "NoRoomError";

  constructor(said: string) {
    super(`The destination has no room for the result: ${said}.`);
  }
}

/** Something else has the path of the result, and is left as it is. */
export class TargetTakenError extends DeliveryRefusedError {
  override readonly name = "TargetTakenError";
}

/** Clocks of machines may differ by so much. */
const CLOCK_TOLERANCE_MS = 10 * 60 * 1000;

/**
 * Passes if what is at a target was last modified before its export was recorded: then it is the result of that.
 *
 * @throws {DeliveryRefusedError} if somebody has changed it since, or the destination does not say.
 */
export function assertUnchanged(target: string, modified: Date | undefined, published: Date): void {
  if (!modified || Number.isNaN(modified.getTime()))
    throw new DeliveryRefusedError(`the destination does not say when \`${target}\` was changed.`);
  if (modified.getTime() > published.getTime() + CLOCK_TOLERANCE_MS)
    throw new TargetTakenError(`\`${target}\` was changed after it was exported.`);
}

/** The error for a target that holds something which this export did not write. */
export function targetExists(target: string): DeliveryRefusedError {
  return new TargetTakenError(`\`${target}\` already exists and belongs to something else.`);
}

/** What defines one kind of destination. */
interface KindParts<Settings extends z.ZodObject, Secrets extends z.ZodObject> {
  /** What it is, in a few words for the operator. */
  readonly summary: string;
  /** How a result is published there, in a few words for the operator. */
  readonly publishing: string;
  /** What `document-export erase` removes there, in a few words for the operator. */
  readonly removing: string;
  /** Whether results stay on this machine, so that no other server is called. */
  readonly local?: boolean;
  readonly settings: Settings;
  /** Stored encrypted, and never shown. */
  readonly secrets: Secrets;
  /** Where results go that name no place of their own; absent where a title and a job make one. */
  readonly template?: (settings: z.output<Settings>) => string | undefined;
  /** Whether the name of every result has the id of its job, so that no two jobs have one target. */
  readonly hasOwnNames?: (settings: z.output<Settings>) => boolean;
  readonly open: (
    settings: z.output<Settings>,
    secrets: z.output<Secrets>,
    outbound: Outbound,
  ) => Destination;
  /** Reads a result back; absent where the destination cannot. */
  readonly read?: (
    settings: z.output<Settings>,
    secrets: z.output<Secrets>,
    outbound: Outbound,
  ) => ReadResult;
}

/**
 * Reads a result by its reference; undefined if nothing is there.
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
  /** Where results go that name no place of their own; absent where a title and a job make one. */
  readonly template?: (settings: unknown) => string | undefined;
  /** Whether the name of every result has the id of its job. */
  readonly hasOwnNames?: (settings: unknown) => boolean;
  /** Opens a destination from the stored settings and secrets of its connection. */
  readonly open: (settings: unknown, secrets: unknown, outbound: Outbound) => Destination;
  /** Reads results back; absent where the destination cannot. */
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

/** The settings that every kind of destination has. */
export const commonSettingsSchema = z.object({
  /** What to do if the target already exists. */
  onExisting: z.enum(["refuse", "replace"]).default("refuse"),
  /** Format of the result if the request names none. */
  format: z.enum(formats).default("markdown"),
  /** Whether links to documents that the workspace has exported lead to their results, or stay links to Google Docs. */
  documentLinks: z.enum(["results", "keep"]).default("results"),
  ...conversionSettingsSchema.shape,
});

/** The settings that every kind of destination has, complete. */
export type CommonSettings = z.output<typeof commonSettingsSchema>;
