import { formats } from "@document-export/convert";
import type { Dispatcher } from "undici";
import { z } from "zod";
import type { AddressPolicy } from "../outbound/address-policy.js";
import type { Destination } from "./destination.js";

/** How destinations reach other machines: only where the operator allows it. */
export interface Outbound {
  readonly policy: AddressPolicy;
  /** For HTTP: connects to allowed addresses only. */
  readonly dispatcher: Dispatcher;
  /** For one request, or for the silence of a connection, in milliseconds. */
  readonly timeout: number;
}

/** What one kind of destination has of its own. */
interface KindParts<Settings extends z.ZodObject, Secrets extends z.ZodObject> {
  /** One line for the operator. */
  readonly summary: string;
  /** Whether results stay on this machine: nobody else is asked for anything. */
  readonly local?: boolean;
  readonly settings: Settings;
  /** Kept sealed, and shown to nobody. */
  readonly secrets: Secrets;
  readonly open: (
    settings: z.output<Settings>,
    secrets: z.output<Secrets>,
    outbound: Outbound,
  ) => Destination;
}

/** A kind of destination: what it must be told, and how it is opened. */
export interface DestinationKind {
  readonly summary: string;
  readonly local?: boolean;
  readonly settings: z.ZodObject;
  readonly secrets: z.ZodObject;
  /** Opens a destination from what is stored of its connection. */
  readonly open: (settings: unknown, secrets: unknown, outbound: Outbound) => Destination;
}

/** Defines a kind of destination. */
export function destinationKind<Settings extends z.ZodObject, Secrets extends z.ZodObject>(
  parts: KindParts<Settings, Secrets>,
): DestinationKind {
  return {
    ...parts,
    open: (settings, secrets, outbound) =>
      parts.open(parts.settings.parse(settings), parts.secrets.parse(secrets), outbound),
  };
}

/** What every destination may be told, of whatever kind. */
export const commonSettingsSchema = z.object({
  /** What happens where something lies at the target already. */
  onExisting: z.enum(["refuse", "replace"]).default("refuse"),
  /** Format of results whose request names none. */
  format: z.enum(formats).default("markdown"),
});

/** What every destination has been told. */
export type CommonSettings = z.output<typeof commonSettingsSchema>;
