import type { Outbound } from "../outbound/outbound.js";
import { openSecrets, type SecretBox } from "../secrets/secret-box.js";
import type { ConnectionRow } from "../storage/database.js";
import {
  commonSettingsSchema,
  type CommonSettings,
  type Destination,
  type DestinationKind,
  type ReadResult,
} from "./destination.js";
import { directoryKind } from "./directory-destination.js";
import { gitKind } from "./git/git-destination.js";
import { httpKind } from "./http-destination.js";
import { s3Kind } from "./s3/s3-destination.js";
import { sftpKind } from "./sftp/sftp-destination.js";
import { webdavKind } from "./webdav/webdav-destination.js";
import { wordpressKind } from "./wordpress/wordpress-destination.js";

/** Every kind of destination by name. To add a kind, add a file next to this one and an entry here. */
export const kinds: ReadonlyMap<string, DestinationKind> = new Map([
  ["directory", directoryKind],
  ["s3", s3Kind],
  ["webdav", webdavKind],
  ["sftp", sftpKind],
  ["git", gitKind],
  ["wordpress", wordpressKind],
  ["http", httpKind],
]);

/** What is needed to open a destination, in addition to its connection. */
export interface DestinationContext {
  readonly outbound: Outbound;
  readonly secretBox: SecretBox;
}

/**
 * Opens the destination of a connection.
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

/** Opens a reader for the published results of a connection; undefined if the destination cannot read them. */
export function openResultReader(
  connection: ConnectionRow,
  { outbound, secretBox }: DestinationContext,
): ReadResult | undefined {
  const secrets = openSecrets(secretBox, connection.secrets);
  return kindOf(connection).read?.(connection.settings, secrets, outbound);
}

/** Returns the settings of a connection that apply to every export to it. */
export function destinationDefaults({ settings }: ConnectionRow): CommonSettings {
  return commonSettingsSchema.parse(settings);
}

/** Returns the target template of a connection; undefined if targets are made from the title and the job. */
export function targetTemplate(connection: ConnectionRow): string | undefined {
  return kindOf(connection).template?.(connection.settings);
}

/** Returns true if every result's name in a connection contains the id of its job. */
export function hasOwnNames(connection: ConnectionRow): boolean {
  return kindOf(connection).hasOwnNames?.(connection.settings) ?? false;
}

function kindOf({ kind, name }: ConnectionRow): DestinationKind {
  const found = kinds.get(kind);
  if (found) return found;
  throw new Error(
    `The connection \`${name}\` has the unknown kind \`${kind}\`. Expected one of ${[...kinds.keys()].join(", ")}.`,
  );
}
