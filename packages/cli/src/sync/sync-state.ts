import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { UsageError } from "../errors/errors.js";

/** State of a sync between rounds. */
export interface SyncPlace {
  /** Identifies folder, destination and options: the state applies only to these. */
  readonly target: string;
  /** Position in Google's list of changes. */
  readonly place?: string;
  readonly driveId?: string;
  /** Time of the last full listing, in milliseconds. */
  readonly listedAt?: number;
}

/** State of a document. */
export interface SyncedDocument {
  readonly id: string;
  readonly path: string;
  readonly address: string;
  /** Google's version of the file when it was last checked; it changes with the document. */
  readonly version: string;
  /** The revision that was exported last, or is being exported. */
  readonly revision: string;
  /** `sent` from before its upload until the job has ended; `listed` before the first export. */
  readonly status: "listed" | "sent" | "done" | "failed";
  /** Number of exports of this revision: a failed job is exported again under another key. */
  readonly attempt: number;
  /** True if it is no longer in the folder. */
  readonly isMissing?: boolean;
}

/**
 * The state of a sync, in a folder. Each file is replaced atomically, so that a kill leaves either the old or the new
 * version.
 */
export interface SyncState {
  readonly place: SyncPlace;
  readonly documents: ReadonlyMap<string, SyncedDocument>;
  readonly savePlace: (place: SyncPlace) => Promise<void>;
  readonly saveDocument: (document: SyncedDocument) => Promise<void>;
  /**
   * The upload that was sent: after a kill the same bytes are sent again, since the idempotency key identifies them.
   */
  readonly readUpload: (id: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  readonly writeUpload: (id: string, bytes: Uint8Array) => Promise<void>;
  readonly removeUpload: (id: string) => Promise<void>;
}

const PLACE = "sync.json";
const DOCUMENTS = "documents";
const UPLOADS = "uploads";

/**
 * Opens the state in a folder and creates the folder if needed. Throws a UsageError if the state belongs to another
 * sync.
 */
export async function openSyncState(folder: string, target: string): Promise<SyncState> {
  for (const name of [DOCUMENTS, UPLOADS])
    await mkdir(join(folder, name), { recursive: true, mode: 0o700 }).catch(cannotWrite);
  let place = (await readJson<SyncPlace>(join(folder, PLACE))) ?? { target };
  if (place.target !== target)
    throw new UsageError(
      `The state in \`${folder}\` is that of another sync: of another folder, destination or other options.`,
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
    // Skip drafts left by a killed command.
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
      "Remove the file: what it is about is looked up in the records of the service.",
      error,
    );
  }
}

/** Writes a file next to the old one, syncs it, and moves it into place. */
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
