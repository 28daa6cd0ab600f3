import { setTimeout as delay } from "node:timers/promises";
import type { Settings } from "../config/settings.js";
import type { ControlConnection } from "../control/connect-control.js";
import { isListening } from "../control/socket-path.js";
import { FolderInUseError } from "../storage/embedded/folder-in-use-error.js";
import { hasDatabase } from "../storage/open-existing-storage.js";
import type { Storage } from "../storage/storage.js";

/** The database that a command uses, and the settings that belong to it. */
export interface OpenedForCommand {
  readonly storage: Storage;
  /** Settings of the running service, or else those of the command. */
  readonly settings: Settings;
}

const RETRY_INTERVAL_MS = 200;
/** In milliseconds: as long as a service takes to start, or another command to end. */
const FOLDER_TIMEOUT_MS = 15_000;

/**
 * Opens the database of the service that runs on the data folder, or else the database itself. Waits while another
 * process has the folder without answering: a service that starts, or another command.
 *
 * @throws {FolderInUseError} if it still has it after 15 seconds.
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

/** The database of the running service; undefined if none runs, or it has another one than the settings name. */
async function openServed(settings: Settings): Promise<OpenedForCommand | undefined> {
  // Where no service runs, nothing waits until the client is loaded.
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
 * Whether the settings name a PostgreSQL database that is not that of the service: the command opens what it was told.
 *
 * @throws {Error} if nobody can know which of two databases is meant.
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

/** Host, port and name of a database: user and options may differ. */
function identityOf(databaseUrl: string | undefined): string | undefined {
  if (databaseUrl === undefined) return undefined;
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `${hostname}:${port || "5432"}${pathname}`;
}
