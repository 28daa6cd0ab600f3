import type { Collection } from "@document-export/types";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { openClient } from "../session/session.js";
import { cachePath, replaceFile } from "../settings/config-file.js";
import { resolveSettings, type Settings } from "../settings/settings.js";
import type { Offer } from "./offer.js";

/** The name of the file with the connections that were offered last. */
export const CONNECTIONS_FILE = "connections.json";

type Role = "source" | "destination";

/** A connection as stored in the file. */
interface KnownConnection {
  readonly id: number;
  readonly name: string;
  readonly role: Role;
}

interface Kept {
  /** Identifies service and token without revealing them. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly connections: readonly KnownConnection[];
}

// Short, because someone is typing.
const TIMEOUT_MS = 1000;
const MAX_AGE_MS = 60_000;
const PAGE_SIZE = 200;
// Characters that a shell expands between double quotes. None of the scripts evaluates a name; removing them makes
// sure.
const SHELL_SYNTAX = /[`$\\]+/g;

/**
 * The connections in the collections of the service, by the settings on the command line, in the environment or in the
 * configuration. Returns none for a typed address without a typed token. Results are cached in a file for a minute.
 * Throws if no settings are found or no response comes within a second.
 */
export async function findConnections(
  values: ReadonlyMap<string, string>,
  roles: readonly Role[],
): Promise<readonly Offer[]> {
  const flag = (name: string) => values.get(name) ?? "";
  const config = values.get("--config");
  // The address may be half typed: it must not get a token meant for another one.
  if (flag("--base-url") !== "" && flag("--token") === "") return [];
  const flags = { baseUrl: flag("--base-url"), token: flag("--token"), ...(config && { config }) };
  const settings = await resolveSettings(flags, process.env);
  const all = await connectionsOf(settings, cachePath(process.env, CONNECTIONS_FILE));
  return all
    .filter((connection) => isOfferable(connection) && roles.includes(connection.role))
    .map(({ id, name }) => ({ word: String(id), meaning: name.replaceAll(SHELL_SYNTAX, " ") }));
}

/**
 * Whether a connection can be offered: a shell inserts the id as it is, and would run the content of an id of another
 * type. Neither the response nor the cached file is trusted.
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

/** The distinct connections of the collections. */
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
