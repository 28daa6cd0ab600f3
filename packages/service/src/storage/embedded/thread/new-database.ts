import { closeSync, createReadStream, mkdirSync, openSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { createZstdDecompress } from "node:zlib";

/** Prebuilt files of a new database, which the build created with the PGlite version that it puts into the package. */
export interface NewDatabase {
  /** Names of all migrations that the database includes, in order. */
  readonly migrations: readonly string[];
  /** Subfolders of the database folder, parents first. */
  readonly folders: readonly string[];
  /** Path and size in bytes of each file, in the order of their content. */
  readonly files: readonly (readonly [path: string, bytes: number])[];
}

/**
 * Names of two files: the description ({@link NewDatabase}), and the compressed, concatenated content of the database's
 * files.
 */
export const INDEX_FILE = "new-database.json";
export const CONTENT_FILE = "new-database.zst";

/**
 * The build writes both files into one folder of `dist`, where sources and bundled code use them too. Without them,
 * `initdb` creates a new database.
 */
const BUILT = fileURLToPath(
  import.meta.url.replace(/^(.*\/)(?:src|dist)\/.*$/, "$1dist/storage/embedded/thread/"),
);

/**
 * Writes the files of a new database into `folder`, which must not exist. `initdb` would take seconds of CPU time and
 * 500 MiB for the same, and migrations another second. All databases created this way have the same system identifier,
 * which only physical replication compares.
 *
 * @returns False if there is no prebuilt database with exactly these migrations; nothing is written then.
 */
export async function writeNewDatabase(
  folder: string,
  migrations: readonly string[],
  built: string = BUILT,
): Promise<boolean> {
  const index = readIndex(built);
  if (index?.migrations.join() !== migrations.join()) return false;
  for (const path of ["", ...index.folders]) mkdirSync(join(folder, path), { mode: 0o700 });
  await pipeline(
    createReadStream(join(built, CONTENT_FILE)),
    createZstdDecompress(),
    (content: AsyncIterable<Buffer>) => writeFiles(folder, index.files, content),
  );
  return true;
}

function readIndex(built: string): NewDatabase | undefined {
  try {
    return JSON.parse(readFileSync(join(built, INDEX_FILE), "utf8")) as NewDatabase;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** Writes the files in chunks: together they would take 40 MiB of memory. */
async function writeFiles(
  folder: string,
  files: NewDatabase["files"],
  content: AsyncIterable<Buffer>,
): Promise<void> {
  const chunks = content[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  for (const [path, bytes] of files) {
    const file = openSync(join(folder, path), "wx", 0o600);
    try {
      for (let at = 0; at < bytes;) {
        if (rest.length === 0) rest = (await chunks.next()).value ?? incomplete();
        const written = writeSync(file, rest, 0, Math.min(rest.length, bytes - at), at);
        at += written;
        rest = rest.subarray(written);
      }
    } finally {
      closeSync(file);
    }
  }
}

function incomplete(): never {
  throw new Error(`its file \`${CONTENT_FILE}\` is incomplete. Install the package again.`);
}
