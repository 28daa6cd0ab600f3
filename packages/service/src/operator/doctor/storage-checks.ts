import { rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { probeTarget } from "../../destinations/target.js";
import { makeFolder } from "../../folders/make-folder.js";
import { pendingMigrations } from "../../storage/migrations/migrate.js";
import type { Check } from "./check.js";

const promises = {
  embedded: "embedded: one process, survives kill -9, promises nothing for a power cut",
  postgres: "PostgreSQL: any number of processes, as durable as that server",
} as const;
/** Leases and retries go by the database's clock, signatures by this machine's. */
const CLOCK_TOLERANCE = 5000;

/** What the database is, and whether it is of this version. */
export const databaseChecks: readonly Check[] = [
  {
    what: "database",
    run: async ({ storage: { db, kind } }) => {
      const { rows } = await sql<{ version: string }>`select version()`.execute(db);
      return [
        { state: "ok", what: "database", detail: rows[0]?.version ?? "unknown" },
        { state: "ok", what: "storage", detail: promises[kind] },
      ];
    },
  },
  {
    what: "clock",
    run: async ({ storage: { db } }) => {
      const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
      const apart = Math.abs((rows[0]?.now ?? new Date(0)).getTime() - Date.now());
      if (apart <= CLOCK_TOLERANCE)
        return [{ state: "ok", what: "clock", detail: "as the database's" }];
      const seconds = Math.round(apart / 1000);
      const detail = `${seconds} seconds apart from the database's: set both by NTP`;
      return [{ state: "fault", what: "clock", detail }];
    },
  },
  {
    what: "migrations",
    run: async ({ storage: { db } }) => {
      const pending = await pendingMigrations(db);
      if (pending.length === 0)
        return [{ state: "ok", what: "migrations", detail: "all have run" }];
      const detail = `${pending.join(", ")} have not run: \`document-export migrate\`, or any start, runs them`;
      return [{ state: "warning", what: "migrations", detail }];
    },
  },
];

const MiB = 1024 * 1024;
/** The embedded database grows by files of up to a gigabyte. */
const TIGHT = 1024 * MiB;

/** Whether the data folder can be written, and has room. */
export const folderCheck: Check = {
  what: "data folder",
  run: async ({ settings: { data }, storage: { kind } }) => {
    if (kind === "postgres") return [];
    await makeFolder(data);
    const path = join(data, probeTarget());
    await writeFile(path, "check", { flag: "wx" });
    await rm(path);
    const { bavail, bsize } = await statfs(data);
    const free = bavail * bsize;
    const detail = `${data}, ${Math.round(free / MiB)} MiB free`;
    return [{ state: free < TIGHT ? "warning" : "ok", what: "data folder", detail }];
  },
};
