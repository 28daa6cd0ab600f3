import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { until } from "../support/until.js";
import { afterAll, expect, test } from "vitest";
import { documentWith, startHeldImage } from "../support/images.js";
import { startDemo } from "../support/start-demo.js";
import { createDatabase, startPostgres } from "@document-export/local-servers";
import { startReceiver } from "../support/servers/receiver.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";
import { aftermath } from "./support/aftermath.js";
import { serviceProcess } from "./support/service-process.js";

const postgres = await startPostgres();
afterAll(() => ("stop" in postgres ? postgres.stop() : undefined));
if ("missing" in postgres) console.warn(`SKIPPED on PostgreSQL: ${postgres.missing}.`);

test.skipIf("missing" in postgres)(
  "a job survives a killed worker and a frozen one, whose late writes change nothing",
  async () => {
    const url = "url" in postgres ? postgres.url : "";
    const settings = {
      databaseUrl: await createDatabase(url, `frozen_${randomBytes(4).toString("hex")}`),
      webhooks: { allowHttp: true, allowLoopback: true },
    };
    const data = await temporaryFolder();
    const api = await startDemo({ ...settings, role: "api", data, workers: { lease: 10 } });
    const { caller, destination, service, folder } = api;
    const receiver = await startReceiver();
    const work = { workers: { lease: 10 }, images: { allowLoopback: true, timeout: 600 } };
    const worker = { ...settings, ...work, role: "worker" } as const;
    const killed = await serviceProcess(worker);
    await killed.start();
    const image = await startHeldImage(2);
    // A DOCX file embeds its images.
    const conversion = { destination: "docx" };
    const options = { destination, conversion, webhooks: [receiver.url] };
    const { id } = await caller.export(documentWith([image.url]), options, {});
    const { db } = service.storage;
    const statusOf = async () =>
      await db.selectFrom("jobs").select(["status", "attempt"]).executeTakeFirstOrThrow();
    await until(() => image.asked() > 0);
    await killed.end("SIGKILL");
    const sleeper = await serviceProcess(worker);
    await sleeper.start();
    await until(() => image.asked() > 1);
    sleeper.signal("SIGSTOP");
    const other = await serviceProcess(worker);
    await other.start();
    await until(async () => (await statusOf()).status === "done");
    const done = await statusOf();
    // The frozen worker continues immediately where it was stopped.
    image.release();
    sleeper.signal("SIGCONT");
    const received = () => receiver.calls.filter(({ type }) => type === "job.done").length;
    await until(
      async () => received() > 0 && (await aftermath(db, { jobs: [id], folder })).length === 0,
    );
    expect(await statusOf()).toEqual(done);
    expect(done.attempt).toBeGreaterThan(2);
    expect(await db.selectFrom("document_exports").selectAll().execute()).toHaveLength(1);
    expect(folder).toBe(join(data, "exports"));
  },
);
