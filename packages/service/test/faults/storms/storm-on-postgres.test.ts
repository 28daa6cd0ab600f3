import { randomBytes } from "node:crypto";
import { createDatabase, postgresMissing } from "@document-export/local-servers";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../support/storage/temporary-folder.js";
import { serviceProcess } from "../support/service-process.js";
import { quiet, storm } from "../support/storm.js";

const missing = postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED on PostgreSQL: ${missing}.`);

// That a worker which is asked to end keeps them too is shown where a version takes over from another.
test.skipIf(missing !== undefined)(
  "an API and a worker on PostgreSQL keep every promise over a kill of the worker",
  async () => {
    const server = process.env["TEST_DATABASE_URL"] ?? "";
    const databaseUrl = await createDatabase(server, `storm_${randomBytes(4).toString("hex")}`);
    const settings = { ...quiet, databaseUrl, data: await temporaryFolder() };
    const start = (role: "api" | "worker") => serviceProcess({ ...settings, role });
    // Callers use only the API; the worker, which gets killed, serves only its health.
    const worker = { ...(await start("worker")), url: () => undefined };
    const processes = [worker, await start("api")];
    const { codes, faults, tally } = await storm({
      settings,
      processes,
      signal: "SIGKILL",
      count: 1,
    });
    expect(faults).toEqual([]);
    expect(tally.records).toBe(tally.jobs);
    expect(codes).toEqual(new Set([null]));
  },
);
