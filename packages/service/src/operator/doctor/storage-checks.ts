import { rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { probeTarget } from "../../destinations/target.js";
import { makeFolder, PRIVATE_MODE } from "../../folders/make-folder.js";
import { pendingMigrations } from "../../storage/migrations/migrate.js";
import { openUploadBucket } from "../../uploads/upload-bucket.js";
import { check, type Check } from "./check.js";

const promises = {
  full: "embedded: one process; committed data survives kill -9 and a power failure",
  relaxed:
    "embedded: one process; committed data survives kill -9, but a power failure may lose all of it; `durability: full` prevents that",
  postgres: "PostgreSQL: any number of processes; data is as durable as that server",
} as const;
const ASCII_LOCALE =
  "the database ignores case in ASCII only, so a search for `ä` does not find `Ä`; create it with `encoding 'UTF8' locale 'C.UTF-8' template template0` and move the data by `backup` and `restore`";
/**
 * Maximum difference between the clock of the database, which leases and retries use, and the clock of this machine,
 * which signatures use, in milliseconds.
 */
const MAX_CLOCK_SKEW_MS = 5000;

/** Check the version of the database, its clock, and whether its migrations have run. */
export const databaseChecks: readonly Check[] = [
  check({
    what: "database",
    reads: ["durability"],
    run: async ({ settings: { durability }, storage: { db, kind } }) => {
      const storage = kind === "postgres" ? kind : durability;
      const { rows } = await sql<{ version: string }>`select version()`.execute(db);
      return [
        { state: "ok", what: "database", detail: rows[0]?.version ?? "unknown" },
        {
          state: storage === "relaxed" ? "warning" : "ok",
          what: "storage",
          detail: promises[storage],
        },
      ];
    },
  }),
  check({
    what: "locale",
    reads: [],
    run: async ({ storage: { db } }) => {
      const folds = sql<{ folds: boolean }>`select lower('Ä') = 'ä' as folds`;
      const { rows } = await folds.execute(db);
      if (rows[0]?.folds === true)
        return [{ state: "ok", what: "locale", detail: "ignores case in all letters" }];
      return [{ state: "warning", what: "locale", detail: ASCII_LOCALE }];
    },
  }),
  check({
    what: "clock",
    reads: [],
    run: async ({ storage: { db } }) => {
      const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
      const apart = Math.abs((rows[0]?.now ?? new Date(0)).getTime() - Date.now());
      if (apart <= MAX_CLOCK_SKEW_MS)
        return [{ state: "ok", what: "clock", detail: "agrees with the database" }];
      const seconds = Math.round(apart / 1000);
      const detail = `differs from the database by ${seconds} seconds; synchronise both clocks with NTP`;
      return [{ state: "error", what: "clock", detail }];
    },
  }),
  check({
    what: "migrations",
    reads: [],
    run: async ({ storage: { db } }) => {
      const pending = await pendingMigrations(db);
      if (pending.length === 0)
        return [{ state: "ok", what: "migrations", detail: "all have run" }];
      const detail = `${pending.join(", ")} have not run; \`document-export migrate\`, or any start of the service, runs them`;
      return [{ state: "warning", what: "migrations", detail }];
    },
  }),
];

const MiB = 1024 * 1024;
/** Minimum free space in bytes. The embedded database grows in files of up to a gigabyte. */
const MIN_FREE_BYTES = 1024 * MiB;

/** Checks that the data folder is writable, and has enough free space. */
export const folderCheck = check({
  what: "data folder",
  reads: ["data"],
  run: async ({ settings: { data }, storage: { kind } }) => {
    if (kind === "postgres") return [];
    await makeFolder(data, PRIVATE_MODE);
    const path = join(data, probeTarget());
    await writeFile(path, "check", { flag: "wx" });
    await rm(path);
    const { bavail, bsize } = await statfs(data);
    const free = bavail * bsize;
    const detail = `${data}, ${Math.round(free / MiB)} MiB free`;
    return [{ state: free < MIN_FREE_BYTES ? "warning" : "ok", what: "data folder", detail }];
  },
});

/** Checks that the upload bucket, if there is one, can store, return and delete an object. */
export const bucketCheck = check({
  what: "bucket",
  reads: ["uploads"],
  run: async ({ settings }) => {
    const bucket = openUploadBucket(settings);
    if (!bucket) return [];
    try {
      await bucket.probe();
    } finally {
      await bucket.close();
    }
    const detail = `${settings.uploads?.bucket}: an object was written, read and deleted`;
    return [{ state: "ok", what: "bucket", detail }];
  },
});
