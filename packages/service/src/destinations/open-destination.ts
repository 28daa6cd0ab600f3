import type { Outbound } from "../outbound/outbound.js";
import { openSecrets, type SecretBox } from "../secrets/secret-box.js";
import type { ConnectionRow } from "../storage/database.js";
import {
  type CommonSettings,
  commonSettingsSchema,
  type DestinationKind,
  type ReadResult,
} from "./destination-kind.js";
import type { Destination } from "./destination.js";
import { kinds } from "./kinds.js";

/** What it takes to open a destination, besides its connection. */
export interface DestinationContext {
  readonly outbound: Outbound;
  readonly secretBox: SecretBox;
}

/**
 * Opens the destination behind a connection.
 *
 * @throws an error if the kind is unknown or its settings are invalid.
 */
export function openDestination(
  connection: ConnectionRow,
  { outbound, secretBox }: DestinationContext,
): Destination {
  const secrets = openSecrets(secretBox, connection.secrets);
  return kindOf(connection).open(connection.settings, secrets, outbound);
}

/** Opens what reads results of a connection back; undefined where the destination cannot. */
export function openResultReader(
  connection: ConnectionRow,
  { outbound, secretBox }: DestinationContext,
): ReadResult | undefined {
  const secrets = openSecrets(secretBox, connection.secrets);
  return kindOf(connection).read?.(connection.settings, secrets, outbound);
}

/** The settings of a connection that hold for every export to it. */
export function destinationDefaults({ settings }: ConnectionRow): CommonSettings {
  return commonSettingsSchema.parse(settings);
}

function kindOf({ kind, name }: ConnectionRow): DestinationKind {
  const found = kinds.get(kind);
  if (found) return found;
  throw new Error(
    `The connection \`${name}\` has the unknown kind \`${kind}\`. Expected one of ${[...kinds.keys()].join(", ")}.`,
  );
}
