import { closeSync, createReadStream, mkdirSync, openSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { createZstdDecompress } from "node:zlib";

/** The files of a new database, which the build has made with the PGlite that it puts into the package. */
export interface NewDatabase {
  /** Names of all migrations that it has, in order. */
  readonly migrations: readonly string[];
  /** Folders in the folder of the database, each after the one that it is in. */
  readonly folders: readonly string[];
  /** Path and bytes of each file, in the order of their content. */
  readonly files: readonly (readonly [path: string, bytes: number])[];
}

/** What describes a {@link NewDatabase}, and the content of its files, one after the other and compressed. */
export const INDEX_FILE = "new-database.json";
export const CONTENT_FILE = "new-database.zst";

/** The build writes both beside the compiled module, and sources use them there. Without them `initdb` makes a new database. */
const isSource = import.meta.url.endsWith(".ts");
const BUILT = fileURLToPath(
  new URL(isSource ? "../../../../dist/storage/embedded/thread/" : ".", import.meta.url),
);

/**
 * Writes the files of a new database into `folder`, which must not exist: `initdb` takes seconds of the processor and
 * 500 MiB for the same, and migrations another second. Databases that begin so have one system identifier, which only
 * physical replication compares.
 *
 * @returns False if the build left none with exactly these migrations; nothing is written then.
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

/** Part by part: whole they would take 40 MiB. */
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
