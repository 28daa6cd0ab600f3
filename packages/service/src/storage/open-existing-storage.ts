import { access } from "node:fs/promises";
import type { Settings } from "../config/settings.js";
import { databaseFolder } from "./embedded/database-folder.js";
import { openStorage } from "./open-storage.js";
import type { Storage } from "./storage.js";

/**
 * Opens the configured database, and never creates one: a mistyped folder would get a second database. Calls `onOpening`
 * as {@link openStorage} does.
 *
 * @throws {Error} that names the folder if it contains no embedded database.
 */
export async function openExistingStorage(
  settings: Settings,
  onOpening?: () => void,
): Promise<Storage> {
  const { databaseUrl, data } = settings;
  if (databaseUrl === undefined) await assertDatabase(data);
  return openStorage(settings, undefined, onOpening);
}

/** Returns true if a folder contains an embedded database. */
export function hasDatabase(data: string): Promise<boolean> {
  return access(databaseFolder(data)).then(
    () => true,
    () => false,
  );
}

async function assertDatabase(data: string): Promise<void> {
  if (await hasDatabase(data)) return;
  throw new Error(
    `There is no database in \`${data}\`; expected the data folder of a service. Check --data, DOCUMENT_EXPORT_DATA and \`data\` of the settings file. To make a new database: document-export migrate --data '${data}'`,
  );
}
