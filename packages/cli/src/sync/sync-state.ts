import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { UsageError } from "../errors/errors.js";

/** State of the whole sync between rounds. */
export interface SyncPlace {
  /** Hash of service, folder and options. The state is valid only for these. */
  readonly target: string;
  /** Position in Google's list of changes. */
  readonly place?: string;
  readonly driveId?: string;
  /** Time of the last listing of the whole folder, in milliseconds since 1970. */
  readonly listedAt?: number;
}

/** State of one document. */
export interface SyncedDocument {
  readonly id: string;
  readonly path: string;
  readonly address: string;
  /** Google's version number of the file at the last check. It increases with each change. */
  readonly version: string;
  /** The revision that was exported last or is being exported. */
  readonly revision: string;
  /** `listed` before the first export; `sent` from before the upload until the job has ended. */
  readonly status: "listed" | "sent" | "done" | "failed";
  /** Number of attempts to export this revision. After a failed job, the next attempt uses another idempotency key. */
  readonly attempt: number;
  /** True if the document is no longer in the folder. */
  readonly isMissing?: boolean;
}

/**
 * Stored state of a sync, in a folder. Files are replaced atomically: if the command is killed, either the old or the
 * new version remains.
 */
export interface SyncState {
  readonly place: SyncPlace;
  readonly documents: ReadonlyMap<string, SyncedDocument>;
  readonly savePlace: (place: SyncPlace) => Promise<void>;
  readonly saveDocument: (document: SyncedDocument) => Promise<void>;
  /**
   * Returns the bytes of the upload that was sent. After a kill, exactly these bytes are sent again, because the
   * service refuses an idempotency key with other content.
   */
  readonly readUpload: (id: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  readonly writeUpload: (id: string, bytes: Uint8Array) => Promise<void>;
  readonly removeUpload: (id: string) => Promise<void>;
}

const PLACE = "sync.json";
const DOCUMENTS = "documents";
const UPLOADS = "uploads";

/**
 * Opens the state in a folder, which is created if needed. Throws a UsageError if the folder has the state of another
 * sync.
 */
export async function openSyncState(folder: string, target: string): Promise<SyncState> {
  for (const name of [DOCUMENTS, UPLOADS])
    await mkdir(join(folder, name), { recursive: true, mode: 0o700 }).catch(cannotWrite);
  let place = (await readJson<SyncPlace>(join(folder, PLACE))) ?? { target };
  if (place.target !== target)
    throw new UsageError(
      `The state in \`${folder}\` belongs to another sync, with a different folder, destination or options.`,
      "Name another folder with `--state FOLDER`.",
    );
  const documents = await readDocuments(join(folder, DOCUMENTS));
  const uploadPath = (id: string) => join(folder, UPLOADS, `${id}.json`);
  return {
    get place() {
      return place;
    },
    documents,
    savePlace: async (next) => {
      await replace(join(folder, PLACE), JSON.stringify(next));
      place = next;
    },
    saveDocument: async (document) => {
      await replace(join(folder, DOCUMENTS, `${document.id}.json`), JSON.stringify(document));
      documents.set(document.id, document);
    },
    readUpload: (id) => readFile(uploadPath(id)).then((bytes) => new Uint8Array(bytes), missing),
    writeUpload: (id, bytes) => replace(uploadPath(id), bytes),
    removeUpload: (id) => rm(uploadPath(id), { force: true }),
  };
}

async function readDocuments(folder: string): Promise<Map<string, SyncedDocument>> {
  const documents = new Map<string, SyncedDocument>();
  for (const name of await readdir(folder)) {
    // Ignores temporary files of a killed command.
    if (!name.endsWith(".json")) continue;
    const document = await readJson<SyncedDocument>(join(folder, name));
    if (document) documents.set(document.id, document);
  }
  return documents;
}

async function readJson<Value>(path: string): Promise<Value | undefined> {
  const text = await readFile(path, "utf8").catch(missing);
  try {
    return text === undefined ? undefined : (JSON.parse(text) as Value);
  } catch (error) {
    throw new UsageError(
      `The state \`${path}\` is not JSON.`,
      "Remove the file: the command then looks the document up in the records of the service.",
      error,
    );
  }
}

/** Writes a temporary file, syncs it to disk, and renames it to the final path. */
async function replace(path: string, content: string | Uint8Array): Promise<void> {
  const draft = `${path}.draft`;
  try {
    const file = await open(draft, "w", 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    cannotWrite(error as Error);
  }
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code === "ENOENT") return undefined;
  throw new UsageError(`Cannot read the state: ${error.message}`, undefined, error);
}

function cannotWrite(error: Error): never {
  throw new UsageError(
    `Cannot write the state: ${error.message}`,
    "Name a folder that can be written with `--state FOLDER`.",
    error,
  );
}
