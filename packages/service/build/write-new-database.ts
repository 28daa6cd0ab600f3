// Makes the files of a new embedded database with all migrations and queues, which the package has so that no first start
// has to. It runs from the sources, beside the compiler, since it takes as long: `pnpm run build:database`.
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { constants, zstdCompressSync } from "node:zlib";
import { sql } from "kysely";
import { databaseFolder } from "../src/storage/embedded/database-folder.ts";
import { openEmbedded } from "../src/storage/embedded/open-embedded.ts";
import {
  CONTENT_FILE,
  INDEX_FILE,
  type NewDatabase,
} from "../src/storage/embedded/thread/new-database.ts";
import { migrate, migrationNames } from "../src/storage/migrations/migrate.ts";
import { startTaskQueue } from "../src/storage/queue/task-queue.ts";

const TARGET = new URL("../dist/storage/embedded/thread/", import.meta.url);
/** The pages of tables are alike across megabytes: with long matches, level 12 is smaller than 19, in a tenth of its time. */
const COMPRESSION = {
  [constants.ZSTD_c_compressionLevel]: 12,
  [constants.ZSTD_c_enableLongDistanceMatching]: 1,
  // 16 MiB, which anyone who decompresses needs too.
  [constants.ZSTD_c_windowLog]: 24,
  [constants.ZSTD_c_checksumFlag]: 1,
};
/** In seconds; each start sets its own. */
const LEASE = 30;

const data = mkdtempSync(join(tmpdir(), "document-export-new-database-"));
try {
  await makeDatabase(data);
  writeFiles(databaseFolder(data));
} finally {
  rmSync(data, { recursive: true, force: true });
}

async function makeDatabase(folder: string): Promise<void> {
  const storage = await openEmbedded(folder, "relaxed");
  await migrate(storage.db);
  const queue = await startTaskQueue(storage, { lease: LEASE }, fail);
  await queue.stop();
  // Others are made from these, and nobody makes others: they are two thirds of all files.
  await sql`update pg_database set datistemplate = false`.execute(storage.db);
  for (const template of ["template0", "template1"])
    await sql`drop database ${sql.id(template)}`.execute(storage.db);
  await storage.close();
}

function fail(error: Error): never {
  throw error;
}

function writeFiles(database: string): void {
  const index = indexOf(database);
  const content = Buffer.concat(index.files.map(([path]) => readFileSync(join(database, path))));
  mkdirSync(TARGET, { recursive: true });
  writeFileSync(new URL(INDEX_FILE, TARGET), JSON.stringify(index));
  writeFileSync(new URL(CONTENT_FILE, TARGET), zstdCompressSync(content, { params: COMPRESSION }));
}

function indexOf(database: string): NewDatabase {
  const paths = readdirSync(database, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .toSorted();
  const isFolder = (path: string) => statSync(join(database, path)).isDirectory();
  return {
    migrations: migrationNames,
    folders: paths.filter(isFolder),
    files: paths
      .filter((path) => !isFolder(path))
      .map((path) => [path, statSync(join(database, path)).size]),
  };
}
