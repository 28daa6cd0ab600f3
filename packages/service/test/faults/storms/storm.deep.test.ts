import { randomBytes } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { createDatabase, startPostgres } from "@document-export/local-servers";
import { preparedFolder } from "../../support/storage/prepared-folder.js";
import { temporaryFolder } from "../../support/storage/temporary-folder.js";
import { serviceProcess } from "../support/service-process.js";
import { quiet, storm } from "../support/storm.js";

// A long run: `DOCUMENT_EXPORT_KILLS=200 vitest run --mode deep test/faults/storms/storm.deep.test.ts`.
const count = Number(process.env["DOCUMENT_EXPORT_KILLS"] ?? 2);
const timeout = 300_000 + count * 20_000;
const postgres = await startPostgres();
afterAll(() => ("stop" in postgres ? postgres.stop() : undefined));
const title = "missing" in postgres ? `SKIPPED: ${postgres.missing}` : "on PostgreSQL";

test(
  `embedded service keeps every promise over ${count} kills under load`,
  { timeout },
  async () => {
    const settings = { ...quiet, data: await preparedFolder() };
    const processes = [await serviceProcess(settings)];
    const outcome = await storm({ settings, processes, signal: "SIGKILL", count });
    const { accepted, faults, tally } = outcome;
    expect(faults).toEqual([]);
    // No job is given up because its workers were killed.
    expect(tally.records).toBe(tally.jobs);
    // Each kill waited for an accepted export.
    expect(accepted).toBeGreaterThanOrEqual(count);
  },
);

describe.skipIf("missing" in postgres)(title, () => {
  const open = async () => {
    const url = "url" in postgres ? postgres.url : "";
    const databaseUrl = await createDatabase(url, `storm_${randomBytes(4).toString("hex")}`);
    const settings = { ...quiet, databaseUrl, data: await temporaryFolder() };
    const start = (role: "api" | "worker") => serviceProcess({ ...settings, role });
    // Callers use only the APIs; a worker serves only its health.
    const startWorker = async () => ({ ...(await start("worker")), url: () => undefined });
    const started = [start("api"), startWorker(), start("api"), startWorker()];
    return { settings, processes: await Promise.all(started) };
  };

  test(`two APIs and workers keep every promise over ${count} kills`, { timeout }, async () => {
    const outcome = await storm({ ...(await open()), signal: "SIGKILL", count });
    expect(outcome.faults).toEqual([]);
    expect(outcome.tally.records).toBe(outcome.tally.jobs);
    expect(outcome.accepted).toBeGreaterThanOrEqual(count);
  });

  test("processes replaced one by one under load exit with 0", { timeout }, async () => {
    const outcome = await storm({ ...(await open()), signal: "SIGTERM", count: 2 });
    expect(outcome.faults).toEqual([]);
    expect(outcome.codes).toEqual(new Set([0]));
  });
});
