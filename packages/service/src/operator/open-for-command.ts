import { setTimeout as delay } from "node:timers/promises";
import type { Settings } from "../config/settings.js";
import type { ControlConnection } from "../control/connect-control.js";
import { isListening } from "../control/socket-path.js";
import { FolderInUseError } from "../storage/embedded/folder-in-use-error.js";
import { hasDatabase } from "../storage/open-existing-storage.js";
import type { Storage } from "../storage/storage.js";

/** The database that a command uses, with its settings. */
export interface OpenedForCommand {
  readonly storage: Storage;
  /** Settings of the running service, or of the command if no service is running. */
  readonly settings: Settings;
}

const RETRY_INTERVAL_MS = 200;
/**
 * Time in milliseconds that a command waits for a locked folder: long enough for a service to start, or for another
 * command to finish.
 */
const FOLDER_TIMEOUT_MS = 15_000;

/**
 * Opens the database through the service that runs on the data folder, or else directly. Waits while another process
 * has locked the folder and does not respond: a service that is starting, or another command.
 *
 * @throws {FolderInUseError} if the folder is still locked after 15 seconds.
 */
export async function openForCommand(
  settings: Settings,
  open: (settings: Settings) => Promise<Storage>,
): Promise<OpenedForCommand> {
  const deadline = performance.now() + FOLDER_TIMEOUT_MS;
  for (;;) {
    const served = await openServed(settings);
    if (served) return served;
    try {
      return { storage: await open(settings), settings };
    } catch (error) {
      if (!(error instanceof FolderInUseError) || performance.now() > deadline) throw error;
      await delay(RETRY_INTERVAL_MS);
    }
  }
}

/**
 * Opens the database of the running service; undefined if no service is running, or it uses a different database from
 * the one in the settings.
 */
async function openServed(settings: Settings): Promise<OpenedForCommand | undefined> {
  // If no service is running, there is no need to load the client.
  if (!(await isListening(settings.data))) return undefined;
  const { connectControl } = await import("../control/connect-control.js");
  const control = await connectControl(settings.data);
  if (!control) return undefined;
  try {
    if (await isOther(control, settings)) {
      await control.close();
      return undefined;
    }
    const { controlStorage } = await import("../control/control-storage.js");
    return { storage: controlStorage(control), settings: control.settings };
  } catch (error) {
    await control.close();
    throw error;
  }
}

/**
 * Returns true if the settings specify a PostgreSQL database other than the service's: the command then opens the
 * specified one.
 *
 * @throws {Error} if it is ambiguous which of two databases is meant.
 */
async function isOther(
  { pid, settings: { databaseUrl } }: ControlConnection,
  asked: Settings,
): Promise<boolean> {
  if (asked.databaseUrl !== undefined)
    return identityOf(asked.databaseUrl) !== identityOf(databaseUrl);
  if (databaseUrl === undefined || !(await hasDatabase(asked.data))) return false;
  throw new Error(
    `The service that runs on \`${asked.data}\` (process ${pid}) uses PostgreSQL, and the folder has an embedded database as well. Set DATABASE_URL or --database-url to use that of the service, or stop the service to use the embedded one.`,
  );
}

/** Returns host, port and name of a database: URLs that differ only in user or options are equal. */
function identityOf(databaseUrl: string | undefined): string | undefined {
  if (databaseUrl === undefined) return undefined;
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `${hostname}:${port || "5432"}${pathname}`;
}
