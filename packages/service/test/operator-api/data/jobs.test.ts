import { readFile } from "node:fs/promises";
import { until } from "../../support/until.js";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { removeAllExpired } from "../../support/storage/remove-all-expired.js";
import { MAX_KEPT_BYTES, MAX_KEPT_UPLOADS } from "../../../src/storage/uploads/kept-uploads.js";
import { addConnection } from "../../../src/storage/statements/connections.js";
import { hostedDocument } from "../../support/hosted-document.js";
import { BASE, seededJob, seedJobs, startAdmin, stored, type Operated } from "./support.js";

const document = hostedDocument("Report");

/** Adds a destination whose folder cannot be created, so that each export to it fails permanently. */
async function refusingDestination({ service, workspace }: Operated): Promise<number> {
  return addConnection(service.storage.db, {
    workspace,
    name: "Gone",
    role: "destination",
    kind: "http",
    settings: { url: "http://127.0.0.1:1/" },
  });
}

/** Creates a job that fails on its first attempt, because the target belongs to another export. */
async function failedJob({ caller, destination }: Operated, reference = "same.md") {
  const options = { destination, destinationReference: reference };
  await caller.export(document, options);
  const failed = await caller.export(document, options);
  expect(failed).toMatchObject({ status: "failed" });
  return failed.id;
}

const nothing = { uploads: 0, kept: 0, bytes: 0, queued: 0 };

test("retries a failed job once, as a new job with its upload", async () => {
  const demo = await startAdmin();
  const { operator, caller, destination } = demo;
  const id = await failedJob(demo);
  expect(await stored(demo)).toEqual({ uploads: 1, kept: 1, bytes: 0, queued: 0 });
  const before = await operator.getJob({ job: id });
  expect(before).toMatchObject({
    can: { retry: true, cancel: false, preview: true },
    retriedBy: null,
    timeline: [
      { event: "queued", attempt: 1, detail: null },
      { event: "claimed", attempt: 1 },
      { event: "failed", attempt: 1, detail: expect.stringContaining("belongs to another export") },
    ],
  });
  expect(await operator.getJobPreview({ job: id })).toContain("Report");
  // Two concurrent requests: only one of them creates the job.
  const results = await Promise.allSettled([
    operator.retryJob({ job: id }),
    operator.retryJob({ job: id }),
  ]);
  const [made] = results.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const refused = results.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  expect(made).toMatchObject({ retryOf: id, target: "same.md", attempt: 1 });
  expect(refused).toMatchObject([
    { status: 409, detail: expect.stringContaining(`as the job \`${made?.id}\``) },
  ]);
  const retried = made?.id ?? "";
  await until(async () => (await operator.getJob({ job: retried })).status === "failed");
  expect(await operator.getJob({ job: id })).toMatchObject({
    can: { retry: false },
    retriedBy: retried,
  });
  // The list shows the retry too, and can leave out retried jobs.
  const failed = async (filter: object) =>
    (await operator.listJobs({ status: ["failed"], ...filter })).items.map((job) => [
      job.id,
      job.retriedBy,
    ]);
  const listed = await failed({});
  expect(listed).toEqual([
    [retried, null],
    [id, retried],
  ]);
  expect(await failed({ retried: false })).toEqual([listed[0]]);
  expect(await failed({ retried: true })).toEqual([listed[1]]);
  // The retry failed too, and can itself be retried.
  expect(await operator.getJob({ job: retried })).toMatchObject({ can: { retry: true } });
  const done = await caller.export(document, { destination });
  await expect(operator.retryJob({ job: done.id })).rejects.toMatchObject({ status: 409 });
  await expect(
    operator.retryJob({ job: "0a0b0c0d-0000-4000-8000-000000000000" }),
  ).rejects.toMatchObject({ status: 404 });
  expect(await demo.audit()).toEqual([["job.retry", `job ${id}`]]);
});

test("retries failed jobs oldest first, up to the workspace's limit", async () => {
  const demo = await startAdmin({ limits: { queuedExports: 2 }, workers: { exports: 0 } });
  const { operator, caller, destination, workspace, service } = demo;
  const ids: string[] = [];
  for (let number = 0; number < 4; number += 1) {
    const { id } = await caller.export(document, { destination }, {});
    await operator.cancelJob({ job: id });
    ids.push(id);
  }
  await sql`delete from kept_uploads where job_id = ${ids[1]!}`.execute(service.storage.db);
  const since = new Date(Date.now() - 3_600_000).toISOString();
  const retry = (filter: object = {}) => operator.retryJobs({ body: { since, ...filter } });
  const none = { retried: 0, withoutUpload: 0, nextCursor: null };
  for (const filter of [{ connection: 999 }, { workspace: 999 }, { until: since }, { q: "x.y" }])
    expect(await retry(filter)).toEqual(none);
  await expect(retry({ cursor: "x" })).rejects.toMatchObject({ status: 400 });

  const first = await retry({ workspace, connection: destination, q: "report" });
  expect(first).toEqual({ retried: 2, withoutUpload: 1, nextCursor: expect.any(String) });
  const next = { workspace, cursor: first.nextCursor };
  await expect(retry(next)).rejects.toMatchObject({ status: 429 });
  const { items } = await operator.listJobs({ status: ["queued"] });
  expect(items.map(({ retryOf }) => retryOf)).toEqual([ids[2], ids[0]]);
  // A retry that fails is not retried with the rest.
  await operator.cancelJob({ job: items[0]!.id });
  expect(await retry(next)).toEqual({ ...none, retried: 1 });
  const left = await operator.listJobs({ status: ["failed"], retried: false });
  expect(left.items.map(({ id }) => id)).toEqual([items[0]!.id, ids[1]]);
});

test("gives the retry of a job without a target a unique target", async () => {
  const demo = await startAdmin({ retention: { failedUploads: 7 } });
  const { operator, caller } = demo;
  const destination = await refusingDestination(demo);
  const { id } = await caller.export(document, { destination }, {});
  await operator.cancelJob({ job: id });
  const retry = await operator.retryJob({ job: id });
  expect(retry.target).toContain(retry.id.slice(0, 8));
  await operator.cancelJob({ job: retry.id });
});

/** Inserts failed jobs with kept uploads directly into the database. */
async function keepOthers(demo: Operated, { count, bytes }: { count: number; bytes: number }) {
  const { db } = demo.service.storage;
  const status = "failed" as const;
  const jobs = Array.from({ length: count }, (_, number) => seededJob(demo, number, { status }));
  await seedJobs(demo, jobs);
  const ids = jobs.map(({ id }) => id);
  await sql`insert into uploads (id, gzip, size, created_at)
    select id, '', 1, ${BASE} from unnest(${ids}::uuid[]) as id`.execute(db);
  await sql`insert into kept_uploads (job_id, upload_id, workspace_id, bytes, kept_at)
    select id, id, ${demo.workspace}, ${bytes}, now() from unnest(${ids}::uuid[]) as id`.execute(
    db,
  );
}

async function keptJobs({ service: { storage } }: Operated) {
  const rows = await storage.db.selectFrom("kept_uploads").select("job_id").execute();
  return rows.map(({ job_id }) => job_id);
}

test("removes the oldest uploads above the limit", async () => {
  const demo = await startAdmin();
  const { operator, workspace } = demo;
  const id = await failedJob(demo);
  // The oldest uploads are deleted if a workspace has too many, or too large ones.
  await keepOthers(demo, { count: MAX_KEPT_UPLOADS, bytes: 1 });
  const another = await failedJob(demo, "another.md");
  expect(await stored(demo)).toMatchObject({ uploads: MAX_KEPT_UPLOADS, kept: MAX_KEPT_UPLOADS });
  expect(await keptJobs(demo)).toContain(another);
  expect(await keptJobs(demo)).not.toContain(id);
  await keepOthers(demo, { count: 1, bytes: MAX_KEPT_BYTES });
  const newest = await failedJob(demo, "newest.md");
  expect(await keptJobs(demo)).toEqual([newest]);
  expect(await stored(demo)).toMatchObject({ uploads: 1, kept: 1 });
  await operator.eraseDocuments({ body: { workspace, all: true } });
  expect(await stored(demo)).toEqual(nothing);
});

test("removes kept uploads after their time, with their job, or by erasure", async () => {
  const demo = await startAdmin();
  const { operator, service, workspace } = demo;
  const id = await failedJob(demo);
  const { db } = service.storage;
  const removeAfter = (days: number) =>
    removeAllExpired({
      db,
      retention: { jobs: 30, messages: 30, failedUploads: 7, usage: 400 },
      now: () => new Date(Date.now() + days * 24 * 60 * 60 * 1000),
    });
  expect(await removeAfter(6)).not.toHaveProperty("kept_uploads");
  expect(await removeAfter(8)).toMatchObject({ kept_uploads: 1 });
  expect(await stored(demo)).toEqual(nothing);
  await expect(operator.retryJob({ job: id })).rejects.toMatchObject({
    status: 409,
    detail: expect.stringContaining("is no longer stored"),
  });
  expect(await operator.getJob({ job: id })).toMatchObject({
    can: { retry: false, preview: false },
  });
  await expect(operator.getJobPreview({ job: id })).rejects.toMatchObject({ status: 404 });
  await failedJob(demo, "other.md");
  await expect(operator.eraseDocuments({ body: { workspace } })).rejects.toMatchObject({
    status: 422,
  });
  const plan = await operator.eraseDocuments({ body: { workspace, all: true, dryRun: true } });
  expect(plan).toMatchObject({ jobs: 4, records: 2, underWay: [] });
  expect(await operator.eraseDocuments({ body: { workspace, all: true } })).toMatchObject({
    jobs: 4,
    results: 2,
  });
  expect(await stored(demo)).toEqual(nothing);
  expect(await demo.audit()).toEqual([
    ["documents.erase", `all documents of workspace ${workspace}`],
  ]);
});

test("an operator exports a document like a caller", async () => {
  const demo = await startAdmin({ limits: { queuedExports: 1 }, workers: { exports: 0 } });
  const { operator, destination, workspace } = demo;
  const file = new Blob([document], { type: "application/json" });
  const upload = { file, destination, format: "html", idempotencyKey: "once" };
  const [job, repeated] = await Promise.all([
    operator.createJob(upload),
    operator.createJob(upload),
  ]);
  expect(repeated.id).toBe(job.id);
  await expect(operator.createJob({ ...upload, format: "text" })).rejects.toMatchObject({
    status: 422,
    type: expect.stringContaining("idempotency-mismatch"),
  });
  expect(job).toMatchObject({
    status: "queued",
    workspace: { id: workspace },
    destination: { id: destination },
  });
  expect(await operator.getJob({ job: job.id })).toMatchObject({ format: "html" });
  expect(await demo.audit()).toEqual([["job.create", `job ${job.id}`]]);
  await expect(operator.createJob({ file, destination })).rejects.toMatchObject({ status: 429 });
  await expect(operator.createJob({ file, destination: 99 })).rejects.toMatchObject({
    status: 422,
  });
  await expect(operator.createJob({ file, destination, format: "x" })).rejects.toMatchObject({
    status: 422,
  });
  const broken = new Blob(["{"], { type: "application/json" });
  await expect(operator.createJob({ file: broken, destination })).rejects.toMatchObject({
    status: 400,
  });
});

test("suggests a fix for a failed job, and exports it elsewhere", async () => {
  const demo = await startAdmin();
  const { operator, service, workspace, folder } = demo;
  const id = await failedJob(demo, "reports/same.md");
  expect(await operator.getJob({ job: id })).toMatchObject({
    failure: { cause: "target", retryHelps: false, advice: expect.stringContaining("onExisting") },
    can: { upload: true, result: false },
  });
  const elsewhere = await addConnection(service.storage.db, {
    workspace,
    name: "Elsewhere",
    role: "destination",
    kind: "directory",
    settings: { folder: `${folder}-elsewhere` },
  });
  const upload = await operator.getJobUpload({ job: id });
  expect(JSON.parse(await upload.text())).toEqual(JSON.parse(document));
  await expect(
    operator.retryJob({ job: id, body: { destination: elsewhere + 1 } }),
  ).rejects.toMatchObject({ status: 422 });
  const again = { destination: elsewhere, format: "html" };
  const { id: next } = await operator.retryJob({ job: id, body: again });
  await until(async () => (await operator.getJob({ job: next })).status === "done");
  const done = await operator.getJob({ job: next });
  expect(done).toMatchObject({
    target: "reports/same.html",
    format: "html",
    destination: { id: elsewhere },
    failure: null,
    can: { result: true, upload: false },
  });
  const result = await operator.getJobResult({ job: next });
  expect(await result.text()).toBe(await readFile(`${folder}-elsewhere/reports/same.html`, "utf8"));
  await expect(operator.getJobUpload({ job: next })).rejects.toMatchObject({ status: 404 });
  await expect(operator.getJobResult({ job: id })).rejects.toMatchObject({ status: 404 });
});

test("a dry run of a bulk retry counts jobs without retrying", async () => {
  const demo = await startAdmin();
  const { operator } = demo;
  const id = await failedJob(demo);
  const body = { since: new Date(Date.now() - 3_600_000).toISOString() };
  const counted = await operator.retryJobs({ body: { ...body, dryRun: true } });
  expect(counted).toEqual({ retried: 1, withoutUpload: 0, nextCursor: null });
  expect((await operator.getJob({ job: id })).retriedBy).toBeNull();
  expect((await operator.retryJobs({ body })).retried).toBe(1);
  expect((await demo.audit()).map(([action]) => action)).toEqual(["job.retry"]);
});
