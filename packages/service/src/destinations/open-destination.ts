import { openSecrets, type SecretBox } from "../secrets/secret-box.js";
import type { ConnectionRow } from "../storage/database.js";
import {
  type CommonSettings,
  commonSettingsSchema,
  type DestinationKind,
  type Outbound,
} from "./destination-kind.js";
import type { Destination } from "./destination.js";
import { kinds } from "./kinds.js";

/** What opening a destination takes besides its connection. */
export interface DestinationContext {
  readonly outbound: Outbound;
  readonly secretBox: SecretBox;
}

/**
 * Opens the destination behind a connection.
 *
 * @throws an error that names what is wrong where the kind is unknown or its settings cannot be used.
 */
export function openDestination(
  connection: ConnectionRow,
  { outbound, secretBox }: DestinationContext,
): Destination {
  const secrets = openSecrets(secretBox, connection.secrets);
  return kindOf(connection).open(connection.settings, secrets, outbound);
}

/** What the connection says of every export to it. */
export function destinationDefaults({ settings }: ConnectionRow): CommonSettings {
  return commonSettingsSchema.parse(settings);
}

function kindOf({ kind, name }: ConnectionRow): DestinationKind {
  const found = kinds.get(kind);
  if (found) return found;
  throw new Error(
    `The connection \`${name}\` is of the kind \`${kind}\`; expected one of ${[...kinds.keys()].join(", ")}.`,
  );
}
