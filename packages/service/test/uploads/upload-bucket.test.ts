import { randomBytes, randomUUID } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { until } from "../support/until.js";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { bucketCheck } from "../../src/operator/doctor/storage-checks.js";
import { runChecks } from "../../src/operator/doctor/check.js";
import { openStorage } from "../../src/storage/open-storage.js";
import { testStorage } from "../support/storage/test-storage.js";
import { parseSettings } from "../../src/config/load-settings.js";
import {
  announceObject,
  claimRemovable,
  keepObject,
} from "../../src/storage/uploads/upload-objects.js";
import { removeObjects, startRemoval } from "../../src/uploads/remove-objects.js";
import { openUploadBucket } from "../../src/uploads/upload-bucket.js";
import { hostedDocument } from "../support/hosted-document.js";
import {
  isS3Missing,
  s3Keys,
  s3Title,
  startS3,
  type S3Server,
  freePort,
} from "@document-export/local-servers";
import { startService } from "../../src/experimental.js";
import { quietSettings, startDemo, type Demo } from "../support/start-demo.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";
import { aftermath } from "../faults/support/aftermath.js";

const MIN_BYTES = 1000;
/** Larger than `MIN_BYTES` even when compressed. */
const large = () => hostedDocument("Large", [randomBytes(2000).toString("hex")]);

describe.skipIf(isS3Missing)(s3Title, () => {
  let server: S3Server;
  beforeAll(async () => {
    server = await startS3();
  });
  afterAll(() => server.stop());

  const open = async () => {
    const { bucket, folder } = await server.addBucket();
    const uploads = { endpoint: server.endpoint, bucket, minBytes: MIN_BYTES, ...s3Keys };
    const objects = async () => {
      // The server deletes a folder together with its last object, possibly while the folder is read.
      const reading = readdir(folder, { recursive: true, withFileTypes: true });
      const entries = await reading.catch(() => []);
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    };
    return { uploads, folder, objects, data: await temporaryFolder() };
  };
  const accept = async ({ caller, destination }: Demo, headers = {}) =>
    caller.export(large(), { destination }, headers);
  const jobsOf = ({ service }: Demo) =>
    service.storage.db.selectFrom("jobs").select(["status", "attempt", "summary"]).execute();
  const untilDone = async (demo: Demo) => {
    await until(async () => (await jobsOf(demo))[0]?.status === "done");
  };

  test("stores a large upload in the bucket until its job ends", async () => {
    const { uploads, objects, data } = await open();
    const accepting = await startDemo({ data, uploads, workers: { exports: 0 } });
    await accept(accepting);
    const small = await accepting.caller.export(
      hostedDocument("Small"),
      {
        destination: accepting.destination,
      },
      {},
    );
    expect(small.status).toBe("queued");
    expect(await objects()).toHaveLength(1);
    const { db } = accepting.service.storage;
    const rows = await db
      .selectFrom("uploads")
      .select(["gzip", "object_bytes"])
      .orderBy("size")
      .execute();
    expect(rows.map(({ gzip, object_bytes }) => [gzip === null, object_bytes === null])).toEqual([
      [false, true],
      [true, false],
    ]);
    const stored = (rows[0]?.gzip?.length ?? 0) + (rows[1]?.object_bytes ?? 0);
    const usage = await db
      .selectFrom("workspace_usage")
      .select("stored_bytes")
      .executeTakeFirstOrThrow();
    expect(Number(usage.stored_bytes)).toBe(stored);
    await accepting.service.stop();

    const working = await startDemo({ data, uploads });
    const all = () => working.service.storage.db.selectFrom("jobs").select("status").execute();
    await until(async () => (await all()).every(({ status }) => status === "done"));
    await until(async () => (await objects()).length === 0);
    expect(
      await aftermath(working.service.storage.db, { jobs: [], folder: working.folder }),
    ).toEqual([]);
  });

  test("responds with 503 and creates no job while the bucket is unavailable", async () => {
    const { uploads } = await open();
    const endpoint = `http://127.0.0.1:${await freePort()}`;
    const demo = await startDemo({ uploads: { ...uploads, endpoint } });
    const response = await demo.caller.upload({
      file: large(),
      options: JSON.stringify({ destination: demo.destination }),
    });
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await response.json()).toMatchObject({
      detail: expect.stringContaining("its bucket cannot be used"),
    });
    expect(await jobsOf(demo)).toEqual([]);
  });

  test("retries a job while the bucket is unavailable and completes it later", async () => {
    const { uploads, data } = await open();
    const accepting = await startDemo({ data, uploads, workers: { exports: 0 } });
    await accept(accepting);
    await accepting.service.stop();
    await server.halt();
    const working = await startDemo({ data, uploads });
    await until(async () => ((await jobsOf(working))[0]?.attempt ?? 0) > 1);
    await server.start();
    await untilDone(working);
    const [warning] = await working.service.storage.db
      .selectFrom("jobs")
      .select("warnings")
      .execute();
    expect(JSON.stringify(warning)).toContain("the bucket of uploads could not be used");
  });

  test("refuses to export an object that was changed", async () => {
    const { uploads, folder, objects, data } = await open();
    const accepting = await startDemo({ data, uploads, workers: { exports: 0 } });
    await accept(accepting);
    await accepting.service.stop();
    const [name = ""] = await objects();
    const path = join(folder, "uploads", name);
    const changed = await readFile(path);
    // Changes the time in the gzip header (RFC 1952, 2.3.1): the document stays readable.
    changed.writeUInt32LE(1, 4);
    await writeFile(path, changed);
    const working = await startDemo({ data, uploads });
    await until(async () => ((await jobsOf(working))[0]?.attempt ?? 0) > 1);
    expect(await readdir(working.folder).catch(() => [])).toEqual([]);
  });

  test("removes an object without a job after its grace time", async () => {
    const { uploads, objects, data } = await open();
    const { service } = await startDemo({ data, uploads, workers: { exports: 0 } });
    const { db } = service.storage;
    const bucket = openUploadBucket(parseSettings({ uploads }));
    if (!bucket) throw new Error("The settings have a bucket.");
    const upload = { gzip: randomBytes(100), size: 100 };
    for (const [id, grace] of [
      ["orphan", -1],
      ["late", 3_600_000],
    ] as const) {
      // In the opposite order, the service could remove the first object before it is written.
      await bucket.write(bucket.keyOf(id), upload);
      await announceObject(db, bucket.keyOf(id), grace);
    }
    await until(async () => (await objects()).length === 1);
    expect(await objects()).toEqual(["late.json.gz"]);
    await bucket.close();
  });

  test("refuses to keep an object for a job during its removal", async () => {
    // Without a bucket, the service itself removes no objects.
    const { service } = await startDemo({ workers: { exports: 0, deliveries: 0 } });
    const { db } = service.storage;
    await announceObject(db, "kept", -1);
    await keepObject(db, "kept");
    await announceObject(db, "removed", -1);
    expect(await claimRemovable(db, { limit: 10, retryMs: 60_000 })).toEqual(["removed"]);
    await expect(keepObject(db, "removed")).rejects.toThrow("has been removed");
  });

  test("retries and counts the removal of an object that fails", async () => {
    const { uploads } = await open();
    const { service } = await startDemo({ workers: { exports: 0 } });
    const { db } = service.storage;
    await announceObject(db, "stuck", -1);
    const bucket = openUploadBucket(
      parseSettings({ uploads: { ...uploads, secretAccessKey: "wrong" } }),
    );
    if (!bucket) throw new Error("The settings have a bucket.");
    const counted: unknown[] = [];
    const metrics = { objectsRemoved: (...count: unknown[]) => void counted.push(count) };
    const log = { warn: () => undefined } as never;
    await removeObjects({ db, metrics, log }, bucket);
    expect(counted).toEqual([["failed", 1]]);
    expect(await db.selectFrom("upload_objects").select("key").execute()).toEqual([
      { key: "stuck" },
    ]);
    await bucket.close();
  });

  test("doctor writes, reads and deletes an object, and names a missing bucket", async () => {
    const { uploads, objects } = await open();
    const storage = await openStorage(parseSettings(await testStorage(undefined)));
    const find = (bucket: object) =>
      runChecks(
        [bucketCheck],
        { settings: parseSettings({ uploads: bucket }), source: "this command" },
        storage,
      );
    expect(await find(uploads)).toMatchObject([{ state: "ok", what: "bucket" }]);
    expect(await objects()).toEqual([]);
    const missing = await find({ ...uploads, bucket: `gone-${randomUUID()}` });
    expect(missing).toMatchObject([{ state: "error", detail: expect.stringContaining("404") }]);
    await storage.close();
  });

  test("refuses to start if the bucket refuses its keys", async () => {
    const { uploads } = await open();
    const wrong = { ...uploads, secretAccessKey: "another" };
    const started = startService({
      ...quietSettings,
      ...(await testStorage(undefined)),
      uploads: wrong,
    });
    await expect(started).rejects.toThrow("Check `uploads.bucket` and the keys");
  });
});

test("stops without waiting for a bucket that hangs", async () => {
  const { service } = await startDemo({ workers: { exports: 0, deliveries: 0 } });
  const { db } = service.storage;
  await announceObject(db, "hanging", -1);
  await announceObject(db, "waiting", -1);
  const remove = vi.fn(() => new Promise<void>(() => {}));
  const context = { db, metrics: { objectsRemoved: () => {} }, log: {} as never };
  vi.useFakeTimers({ toFake: ["setInterval"] });
  const stop = startRemoval(context, { remove } as never);
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await until(() => remove.mock.calls.length > 0);
  await stop();
  expect(remove).toHaveBeenCalledOnce();
});
