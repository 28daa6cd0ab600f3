import type { ExportOptions } from "@document-export/types";
import { createHash } from "node:crypto";
import { homedir } from "node:os";
import { join } from "node:path";
import { toExportOptions } from "../export/to-export-options.js";
import type { Environment } from "../settings/variables.js";
import type { SyncFlags } from "./sync-flags.js";

const HASH_LETTERS = 32;

/** Returns a hash of a service, a folder and the export options. */
export function targetOf(baseUrl: string, folderId: string, flags: SyncFlags): string {
  return hash([baseUrl, folderId, toExportOptions(flags)]);
}

/**
 * Returns the idempotency key of an export. It is the same for the same document, revision, options and destination.
 */
export function keyOf(
  id: string,
  revision: string,
  options: ExportOptions,
  attempt: number,
): string {
  return `docexport-sync-${hash([id, revision, options, attempt])}`;
}

/** Returns the default folder for the state of a sync (XDG base directories; `LOCALAPPDATA` on Windows). */
export function defaultStateFolder(environment: Environment, target: string): string {
  const folder =
    environment["XDG_STATE_HOME"] ||
    environment["LOCALAPPDATA"] ||
    join(homedir(), ".local", "state");
  return join(folder, "docexport", "sync", target);
}

/** Returns a hash that does not depend on the order of members. */
function hash(value: unknown): string {
  const text = JSON.stringify(value, (_, member: unknown) =>
    typeof member === "object" && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
  return createHash("sha256").update(text).digest("hex").slice(0, HASH_LETTERS);
}
