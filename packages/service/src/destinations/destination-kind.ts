import { formats } from "@document-export/convert";
import { z } from "zod";
import type { Outbound } from "../outbound/outbound.js";
import type { Destination } from "./destination.js";

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
 * Reads a result by its reference; undefined where nothing is there.
 *
 * @throws {Error} where it is longer than `max` bytes.
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
  /** Opens a destination from the stored settings and secrets of its connection. */
  readonly open: (settings: unknown, secrets: unknown, outbound: Outbound) => Destination;
  /** Reads results back; absent where the destination cannot. */
  readonly read?: (settings: unknown, secrets: unknown, outbound: Outbound) => ReadResult;
}

/** Defines a kind of destination. */
export function destinationKind<Settings extends z.ZodObject, Secrets extends z.ZodObject>({
  open,
  read,
  ...parts
}: KindParts<Settings, Secrets>): DestinationKind {
  const parsed =
    <Result>(
      use: (settings: z.output<Settings>, secrets: z.output<Secrets>, outbound: Outbound) => Result,
    ) =>
    (settings: unknown, secrets: unknown, outbound: Outbound) =>
      use(parts.settings.parse(settings), parts.secrets.parse(secrets), outbound);
  return { ...parts, open: parsed(open), ...(read && { read: parsed(read) }) };
}

/** The settings that every kind of destination has. */
export const commonSettingsSchema = z.object({
  /** What to do if the target already exists. */
  onExisting: z.enum(["refuse", "replace"]).default("refuse"),
  /** Format of the result if the request names none. */
  format: z.enum(formats).default("markdown"),
  /** How Markdown shows the numbers of lists: each label as in the document, or digits as Markdown numbers. */
  labels: z.enum(["text", "markdown"]).default("text"),
});

/** The settings that every kind of destination has, complete. */
export type CommonSettings = z.output<typeof commonSettingsSchema>;
