import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { until } from "../support/until.js";
import { expect, test } from "vitest";
import type { StartedService } from "../../src/experimental.js";
import { hostedDocument } from "../support/hosted-document.js";
import { addWorkspace, startDemo } from "../support/start-demo.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Returns the number of jobs that are done. */
async function countDone({ storage }: StartedService): Promise<number> {
  const done = await storage.db.selectFrom("jobs").select("id").where("status", "=", "done");
  return (await done.execute()).length;
}

/** Returns the records of all workspaces, ordered by number. */
function records({ storage }: StartedService) {
  return storage.db
    .selectFrom("document_exports")
    .select(["workspace_id", "number", "job_id", "exported_at"])
    .orderBy("workspace_id")
    .orderBy("number")
    .execute();
}

test("one refused request among parallel ones affects no other", async () => {
  const { caller, destination, service } = await startDemo();
  const send = async (key: string, title: string) => {
    const parts = { file: hostedDocument(title), options: JSON.stringify({ destination }) };
    const response = await caller.upload(parts, { "idempotency-key": key });
    const { id } = (await response.json()) as { id?: string };
    return { status: response.status, id };
  };
  const others = range(12).map((index) => send(`key ${index}`, `Report ${index}`));
  const repeats = range(3).map(() => send("repeated", "Repeated"));
  const clashing = await Promise.all(["One", "Two"].map((title) => send("clash", title)));
  const accepted = await Promise.all(others);
  const repeated = await Promise.all(repeats);
  expect(clashing.map(({ status }) => status).toSorted()).toEqual([202, 422]);
  expect(accepted.map(({ status }) => status)).toEqual(accepted.map(() => 202));
  expect(new Set(repeated.map(({ id }) => id)).size).toBe(1);
  const jobs = await service.storage.db.selectFrom("jobs").select("id").execute();
  expect(jobs).toHaveLength(12 + 1 + 1);
  await until(async () => (await countDone(service)) === 14);
});

test("numbers records of simultaneous exports without gaps, per workspace, in order", async () => {
  const first = await startDemo();
  const { service } = first;
  const second = await addWorkspace(service, join(await temporaryFolder(), "other"));
  const ask = ({ caller, destination }: typeof first) =>
    caller.export(hostedDocument("Report"), { destination }, {});
  const jobs = await Promise.all(range(20).flatMap(() => [ask(first), ask(second)]));
  await until(async () => (await countDone(service)) === jobs.length);
  const written = await records(service);
  expect(written.map(({ number }) => number)).toEqual(
    [...range(20), ...range(20)].map((n) => n + 1),
  );
  for (const part of [written.slice(0, 20), written.slice(20)]) {
    const times = part.map(({ exported_at }) => exported_at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  }
  expect(new Set(written.map(({ job_id }) => job_id)).size).toBe(jobs.length);
});

test("a record that cannot be written does not delay other exports", async () => {
  const data = await temporaryFolder();
  const idle = await startDemo({ data, workers: { exports: 0 } });
  const { caller, destination, service } = idle;
  const ask = () => caller.export(hostedDocument("Report"), { destination }, {});
  const [broken, ...others] = await Promise.all(range(6).map(ask));
  const { db } = service.storage;
  const { workspace_id, source_connection_id } = await db
    .selectFrom("jobs")
    .select(["workspace_id", "source_connection_id"])
    .limit(1)
    .executeTakeFirstOrThrow();
  // A job can have only one record: this stray one prevents the job's own from being written.
  const record = {
    workspace_id,
    source_connection_id,
    job_id: broken?.id ?? "",
    number: 1000,
    source_document_title: "",
    source_document_reference: "",
    source_document_version: "",
    source_document_kind: "",
    destination_connection_id: destination,
    destination_reference: "",
    exported_at: new Date(),
  };
  await db.insertInto("document_exports").values(record).execute();
  await service.stop();

  const working = await startDemo({ data });
  await until(async () => (await countDone(working.service)) === others.length);
  const written = await records(working.service);
  expect(written.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 1000]);
  const ids = written.slice(0, 5).map(({ job_id }) => job_id);
  expect(ids.toSorted()).toEqual(others.map(({ id }) => id).toSorted());
});

test("an export that cannot be claimed does not delay others", async () => {
  const data = await temporaryFolder();
  const { caller, destination, service } = await startDemo({ data, workers: { exports: 0 } });
  const ask = () => caller.export(hostedDocument("Report"), { destination }, {});
  const [broken, ...others] = await Promise.all(range(6).map(ask));
  const never = sql`id <> ${sql.lit(broken?.id ?? "")} or status <> 'processing'`;
  await sql`alter table jobs add check (${never})`.execute(service.storage.db);
  await service.stop();

  const working = await startDemo({ data });
  await until(async () => (await countDone(working.service)) === others.length);
  const written = await records(working.service);
  const ids = written.map(({ job_id }) => job_id);
  expect(ids.toSorted()).toEqual(others.map(({ id }) => id).toSorted());
});

test("accepts large uploads between small ones, each with its own result", async () => {
  const { caller, destination, folder, service } = await startDemo();
  const large = Array.from({ length: 6000 }, () => crypto.randomUUID());
  const ask = (name: string, paragraphs: readonly string[]) =>
    caller.export(hostedDocument("Report", paragraphs), {
      destination,
      destinationReference: `${name}.md`,
    });
  const jobs = await Promise.all([
    ask("large", large),
    ...range(5).map((index) => ask(`small-${index}`, [`Small ${index}.`])),
  ]);
  // On a busy machine the conversion of the large one can outlast the wait of its request.
  await until(async () => (await countDone(service)) === jobs.length);
  const read = (name: string) => readFile(join(folder, `${name}.md`), "utf8");
  expect(await read("large")).toContain(large.at(-1));
  for (const index of range(5)) expect(await read(`small-${index}`)).toBe(`Small ${index}.\n`);
});

test.skipIf(process.env["TEST_STORAGE"] !== "postgres")(
  "a job locked by a hanging worker delays no other claim",
  async () => {
    const data = await temporaryFolder();
    const { caller, destination, service } = await startDemo({ data, workers: { exports: 0 } });
    const ask = () => caller.export(hostedDocument("Report"), { destination }, {});
    const [locked, ...others] = await Promise.all(range(4).map(ask));
    const release = Promise.withResolvers<void>();
    const isLocked = Promise.withResolvers<void>();
    const holding = service.storage.db.transaction().execute(async (trx) => {
      await sql`select from jobs where id = ${locked?.id ?? ""} for update`.execute(trx);
      isLocked.resolve();
      await release.promise;
    });
    await isLocked.promise;
    const working = await startDemo({ data });
    await until(async () => (await countDone(working.service)) === others.length);
    release.resolve();
    await holding;
    await until(async () => (await countDone(working.service)) === others.length + 1);
  },
);
