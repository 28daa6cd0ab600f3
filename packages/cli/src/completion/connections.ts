import type { Collection } from "@document-export/types";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { openClient } from "../session/session.js";
import { replaceFile } from "../settings/config-file.js";
import { cachePath } from "../settings/paths.js";
import { resolveSettings, type Settings } from "../settings/settings.js";
import type { Offer } from "./offer.js";

/** Name of the cache file with the connections that were suggested last. */
export const CONNECTIONS_FILE = "connections.json";

type Role = "source" | "destination";

/** A connection in the cache file. */
interface KnownConnection {
  readonly id: number;
  readonly name: string;
  readonly role: Role;
}

interface Kept {
  /** Hash of base URL and token: entries of another service or token are not used. */
  readonly key: string;
  /** Time of the entry, in milliseconds since 1970. */
  readonly at: number;
  readonly connections: readonly KnownConnection[];
}

// Timeout in milliseconds. It is short because a user is waiting for the suggestions.
const TIMEOUT_MS = 1000;
const MAX_AGE_MS = 60_000;
const PAGE_SIZE = 200;
// Characters that a shell expands between double quotes. The completion scripts evaluate no name; removing these
// characters is a second safeguard.
const SHELL_SYNTAX = /[`$\\]+/g;

/**
 * Finds the connections in the collections of the service, with the settings from the command line, the environment or
 * the configuration file. Returns none if the command line has a base URL but no token. The results are cached in a
 * file for a minute. Throws if settings are missing or the service does not respond within a second.
 */
export async function findConnections(
  values: ReadonlyMap<string, string>,
  roles: readonly Role[],
): Promise<readonly Offer[]> {
  const flag = (name: string) => values.get(name) ?? "";
  const config = values.get("--config");
  // The user may still be typing the base URL, and the configured token must not be sent to another service.
  if (flag("--base-url") !== "" && flag("--token") === "") return [];
  const flags = { baseUrl: flag("--base-url"), token: flag("--token"), ...(config && { config }) };
  const settings = await resolveSettings(flags, process.env);
  const all = await connectionsOf(settings, cachePath(process.env, CONNECTIONS_FILE));
  return all
    .filter((connection) => isOfferable(connection) && roles.includes(connection.role))
    .map(({ id, name }) => ({ word: String(id), meaning: name.replaceAll(SHELL_SYNTAX, " ") }));
}

/**
 * Returns true if a connection can be suggested. The shell inserts the id into the command line unchanged, so an id
 * that is not a number could run a command. This also protects against a wrong response or cache file.
 */
function isOfferable({ id, name }: KnownConnection): boolean {
  return Number.isSafeInteger(id) && id >= 0 && typeof name === "string";
}

async function connectionsOf(
  settings: Settings,
  path: string,
): Promise<readonly KnownConnection[]> {
  const key = createHash("sha256").update(`${settings.baseUrl} ${settings.token}`).digest("hex");
  const kept = await readKept(path);
  const now = Date.now();
  if (kept?.key === key && kept.at <= now && now - kept.at < MAX_AGE_MS) return kept.connections;
  const client = openClient({ ...settings, retries: 0, deadlineMs: TIMEOUT_MS });
  const { items } = await client.listCollections({ pageSize: PAGE_SIZE });
  const connections = toConnections(items);
  await replaceFile(path, { key, at: now, connections } satisfies Kept).catch(() => undefined);
  return connections;
}

async function readKept(path: string): Promise<Kept | undefined> {
  try {
    return JSON.parse(await readFile(path, "utf8")) as Kept;
  } catch {
    return undefined;
  }
}

/** Returns the connections in the collections, without duplicates. */
function toConnections(collections: readonly Collection[]): readonly KnownConnection[] {
  const known = new Map<string, KnownConnection>();
  for (const { sourceConnection, destinationConnection } of collections) {
    known.set(`source ${sourceConnection.id}`, { ...sourceConnection, role: "source" });
    known.set(`destination ${destinationConnection.id}`, {
      ...destinationConnection,
      role: "destination",
    });
  }
  return [...known.values()];
}
