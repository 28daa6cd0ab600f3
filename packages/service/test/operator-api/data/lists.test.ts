import { randomUUID } from "node:crypto";
import { asyncProperty, array, assert, constantFrom, integer, record } from "fast-check";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { MAX_SCANNED } from "../../../src/storage/lists/keyset.js";
import { addWebhook } from "../../../src/storage/statements/webhooks.js";
import { allPages, BASE, seededJob, seedJobs, startAdmin, type Operated } from "./support.js";

const statuses = ["queued", "processing", "done", "failed"] as const;
const quiet = { workers: { exports: 0, deliveries: 0 } };

test("pages of jobs list each job once while others are added", async () => {
  const demo = await startAdmin(quiet);
  const { operator, service } = demo;
  const { db } = service.storage;
  // Several jobs with the same time, ordered only by their ids.
  const job = record({ second: integer({ min: 1, max: 9 }), status: constantFrom(...statuses) });
  const filters = constantFrom([], ["failed"], ["queued", "failed"], ["done", "failed"]);
  await assert(
    asyncProperty(
      array(job, { maxLength: 25 }),
      filters,
      integer({ min: 1, max: 7 }),
      async (jobs, wanted, limit) => {
        await sql`delete from jobs`.execute(db);
        const seeded = jobs.map(({ second, status }) => seededJob(demo, second, { status }));
        await seedJobs(demo, seeded);
        const listed = await allPages(
          (cursor) =>
            operator.listJobs({ limit, status: wanted as never, ...(cursor && { cursor }) }),
          () => seedJobs(demo, [seededJob(demo, 0, { status: wanted[0] ?? "done" })] as never),
        );
        const isWanted = ({ status }: { status: string }) =>
          wanted.length === 0 || (wanted as readonly string[]).includes(status);
        const expected = seeded
          .filter(isWanted)
          .sort((a, b) => +b.queuedAt - +a.queuedAt || (a.id < b.id ? 1 : -1));
        expect(listed.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      },
    ),
    { numRuns: 15 },
  );
});

describe("filters of jobs", () => {
  let demo: Operated;
  const ids = async (filter: Parameters<Operated["operator"]["listJobs"]>[0]) =>
    (await demo.operator.listJobs(filter)).items.map(({ title }) => title);

  test("combine with each other", async () => {
    demo = await startAdmin(quiet);
    const { db } = demo.service.storage;
    const other = await demo.operator.createWorkspace({ body: { name: "Other" } });
    const make = (kind: string) =>
      demo.operator.createConnection({
        body: {
          workspace: other.id,
          name: kind,
          kind,
          settings: kind === "directory" ? { folder: "/x" } : {},
        },
      });
    const [source, destination] = [await make("google-docs"), await make("directory")];
    const theirs = { workspace: other.id, source: source.id, destination: destination.id };
    const jobs = [
      seededJob(demo, 1, { title: "Älter Plan" }),
      seededJob(demo, 2, { status: "failed" }),
      seededJob(demo, 3, { ...theirs, status: "failed" }),
      seededJob(demo, 4, { ...theirs, status: "queued" }),
      seededJob(demo, 5, { ...theirs, title: "100% of_it\\" }),
    ];
    await seedJobs(demo, jobs);
    expect(await ids({})).toEqual([
      "Älter Plan",
      "Report 2",
      "Report 3",
      "Report 4",
      "100% of_it\\",
    ]);
    expect(await ids({ status: ["failed"] })).toEqual(["Report 2", "Report 3"]);
    expect(await ids({ workspace: other.id })).toEqual(["Report 3", "Report 4", "100% of_it\\"]);
    expect(await ids({ workspace: other.id, status: ["failed", "done"] })).toHaveLength(2);
    expect(await ids({ connection: source.id, status: ["queued"] })).toEqual(["Report 4"]);
    expect(await ids({ connection: destination.id })).toHaveLength(3);
    expect(await ids({ connection: destination.id, workspace: demo.workspace })).toEqual([]);
    expect(await ids({ connection: 999 })).toEqual([]);
    expect(await ids({ since: jobs[3]!.queuedAt.toISOString() })).toHaveLength(4);
    expect(await ids({ until: jobs[3]!.queuedAt.toISOString() })).toEqual(["100% of_it\\"]);
    expect(await ids({ q: "report" })).toEqual(["Report 2", "Report 3", "Report 4"]);
    expect(await ids({ q: "älter" })).toEqual(["Älter Plan"]);
    expect(await ids({ q: "0% OF_it\\" })).toEqual(["100% of_it\\"]);
    expect(await ids({ q: jobs[1]!.id })).toEqual(["Report 2"]);
    expect(await ids({ q: jobs[1]!.id, status: ["done"] })).toEqual([]);
    expect(await ids({ q: "seeded", status: ["failed"], workspace: other.id })).toEqual([
      "Report 3",
    ]);
    const [first] = (await demo.operator.listJobs({ limit: 1 })).items;
    expect(first).toMatchObject({
      workspace: { id: demo.workspace },
      destination: { id: demo.destination, kind: "directory" },
      queuedAt: new Date(BASE.getTime() - 1000).toISOString(),
      warningCount: 3,
      retryOf: null,
      retriedBy: null,
    });
    await sql`delete from jobs`.execute(db);
  });
});

test("limits the jobs per search and continues from the last one", async () => {
  const demo = await startAdmin(quiet);
  const { db } = demo.service.storage;
  const oldest = seededJob(demo, 100_000, { title: "Needle" });
  await seedJobs(demo, [oldest]);
  await sql`insert into jobs (id, workspace_id, source_connection_id, destination_connection_id, status, attempt,
      summary, queued_at, ended_at, has_errors, has_warnings, warnings, warning_counts, output_documents, options,
      document, target, images_loaded, conversion_failures)
    select gen_random_uuid(), workspace_id, source_connection_id, destination_connection_id, status, 1, summary,
      queued_at + n * interval '1 second', ended_at, false, false, '[]', '{}', '[]', options,
      '{"title":"Hay"}', target, false, 0 from jobs, generate_series(1, ${MAX_SCANNED + 5}::int) as n`.execute(
    db,
  );
  const first = await demo.operator.listJobs({ q: "needle" });
  expect(first.items).toEqual([]);
  const until = new Date(oldest.queuedAt.getTime() + 6000).toISOString();
  expect(new Date(first.searchedUntil ?? "").toISOString()).toBe(until);
  const second = await demo.operator.listJobs({ q: "needle", cursor: first.nextCursor ?? "" });
  expect(second.items.map(({ id }) => id)).toEqual([oldest.id]);
  expect(second).toMatchObject({ nextCursor: null, searchedUntil: null });
});

test("refuses a cursor of another form", async () => {
  const { operator, workspace } = await startAdmin(quiet);
  const of = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const wrong = ["x", of([]), of(["2026-01-01"]), of(["now", randomUUID()]), of([1, 2]), of(["1"])];
  for (const cursor of wrong)
    await expect(operator.listJobs({ cursor })).rejects.toMatchObject({
      status: 400,
      errors: [{ in: "query", name: "cursor" }],
    });
  await expect(operator.listTokens({ cursor: of(["a"]) })).rejects.toMatchObject({ status: 400 });
  await expect(operator.listWebhooks({ workspace, cursor: of(["1"]) })).resolves.toBeDefined();
});

test("filters deliveries by state, webhook, event, job, workspace, time and text", async () => {
  const demo = await startAdmin(quiet);
  const { operator, service, workspace, destination } = demo;
  const { db } = service.storage;
  const webhook = await db.transaction().execute((trx) =>
    addWebhook(trx, {
      workspace,
      endpoint: "https://hooks.example.net/a",
      description: null,
      origin: null,
      events: ["job.done"],
      connections: [destination],
      now: new Date(),
    }),
  );
  const jobs = [seededJob(demo, 1), seededJob(demo, 2)];
  await seedJobs(demo, jobs);
  const states = ["pending", "failed", "delivered"] as const;
  const time = (n: number) => new Date(BASE.getTime() - n * 1000);
  for (let n = 0; n < 12; n += 1) {
    const message = {
      id: `msg_${n}`,
      job_id: jobs[n % 2]!.id,
      event: n < 6 ? "job.done" : "job.failed",
      attempt: n,
      webhook_id: n % 4 === 0 ? webhook : null,
      endpoint: `https://hooks.example.net/${n % 4 === 0 ? "a" : "Other"}`,
      body: n === 0 ? "" : "{}",
      created_at: time(n),
      traceparent: null,
    };
    await db.insertInto("webhook_messages").values(message).execute();
    const state = states[n % 3] ?? "failed";
    const next = state === "pending" ? time(0) : null;
    await db
      .insertInto("webhook_deliveries")
      .values({
        message_id: message.id,
        created_at: time(n),
        state,
        attempts: 0,
        next_attempt_at: next,
        ended_at: null,
      })
      .execute();
  }
  const ids = async (filter: Parameters<Operated["operator"]["listDeliveries"]>[0]) =>
    (
      await allPages((cursor) =>
        operator.listDeliveries({ ...filter, limit: 2, ...(cursor && { cursor }) }),
      )
    ).map(({ id }) => Number(id.slice(4)));
  expect(await ids({})).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(await ids({ state: ["failed"] })).toEqual([1, 4, 7, 10]);
  expect(await ids({ state: ["failed", "pending"] })).toEqual([0, 1, 3, 4, 6, 7, 9, 10]);
  expect(await ids({ state: ["delivered"] })).toEqual([2, 5, 8, 11]);
  expect(await ids({ webhook })).toEqual([0, 4, 8]);
  expect(await ids({ webhook, state: ["failed"] })).toEqual([4]);
  expect(await ids({ event: "job.failed", state: ["pending"] })).toEqual([6, 9]);
  expect(await ids({ job: jobs[1]!.id, state: ["failed"] })).toEqual([1, 7]);
  expect(await ids({ workspace })).toHaveLength(12);
  expect(await ids({ workspace: workspace + 1 })).toEqual([]);
  expect(await ids({ since: time(3).toISOString(), until: time(1).toISOString() })).toEqual([2, 3]);
  expect(await ids({ since: time(4).toISOString(), state: ["failed"] })).toEqual([1, 4]);
  expect(await ids({ q: "OTHER", state: ["failed"] })).toEqual([1, 7, 10]);
  expect(await ids({ q: "msg_11" })).toEqual([11]);
  const shown = await operator.getWebhook({ webhook });
  expect(shown).toMatchObject({
    pending: 1,
    state: "working",
    circuit: null,
    events: ["job.done"],
  });
  const details = await operator.getDelivery({ message: "msg_1" });
  expect(details).toMatchObject({ body: "{}", attemptList: [], can: { replay: true } });
  expect(await operator.getDelivery({ message: "msg_2" })).toMatchObject({
    can: { replay: false },
  });
});
