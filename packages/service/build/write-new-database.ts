// Makes the files of a new embedded database, which the package has so that no first start has to: the same files give the
// same bytes, so that clock and random numbers stand still.
import crypto from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { constants, zstdCompressSync } from "node:zlib";
import {
  CONTENT_FILE,
  INDEX_FILE,
  versionOfPglite,
  type NewDatabase,
} from "../src/storage/embedded/thread/new-database.ts";
import { initializeDatabase } from "../src/storage/embedded/thread/open-pglite.ts";

const TARGET = new URL("../dist/storage/embedded/thread/", import.meta.url);
/** Any moment: PostgreSQL derives the system identifier from it. */
const MOMENT = Date.UTC(2026, 0, 1);
const LEVEL = 19;

const temporary = mkdtempSync(join(tmpdir(), "document-export-new-database-"));
try {
  const database = join(temporary, "database");
  standStill();
  await initializeDatabase(database);
  const index = indexOf(database);
  const content = Buffer.concat(index.files.map(([path]) => readFileSync(join(database, path))));
  const params = {
    [constants.ZSTD_c_compressionLevel]: LEVEL,
    [constants.ZSTD_c_checksumFlag]: 1,
    // Its three databases are nearly the same, 8 MiB each.
    [constants.ZSTD_c_windowLog]: 25,
  };
  writeFileSync(new URL(INDEX_FILE, TARGET), JSON.stringify(index));
  writeFileSync(new URL(CONTENT_FILE, TARGET), zstdCompressSync(content, { params }));
} finally {
  rmSync(temporary, { recursive: true, force: true });
}

function standStill(): void {
  Date.now = () => MOMENT;
  // PostgreSQL puts a random number into a new database for logins by password, of which there are none here.
  crypto.randomFillSync = (array) => {
    if (array instanceof Uint8Array) array.fill(0);
    return array;
  };
}

function indexOf(database: string): NewDatabase {
  const paths = readdirSync(database, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .toSorted();
  const isFolder = (path: string) => statSync(join(database, path)).isDirectory();
  return {
    pglite: versionOfPglite(),
    folders: paths.filter(isFolder),
    files: paths
      .filter((path) => !isFolder(path))
      .map((path) => [path, statSync(join(database, path)).size]),
  };
}
