import { readdir } from "node:fs/promises";
import { sql } from "kysely";
import { until } from "../../support/until.js";
import { expect, test } from "vitest";
import { createConverter } from "../../../src/conversion/converter.js";
import { hostedDocument } from "../../support/hosted-document.js";
import { runInProcess } from "../../support/run-in-process.js";
import { addWorkspace } from "../../support/start-demo.js";
import { temporaryFolder } from "../../support/storage/temporary-folder.js";
import { startReceiver } from "../../support/servers/receiver.js";
import { startAdmin, stored } from "./support.js";

const document = hostedDocument("Report");

test("a canceled queued job fails at once and its webhook is called", async () => {
  const receiver = await startReceiver();
  const demo = await startAdmin({ workers: { exports: 0 } });
  const { operator, caller, destination } = demo;
  const options = { destination, webhooks: [receiver.url] };
  const { id } = await caller.export(document, options, {});
  const canceled = await operator.cancelJob({ job: id });
  expect(canceled).toMatchObject({
    status: "failed",
    summary: "Canceled by Ada.",
    hasErrors: true,
  });
  await until(() => receiver.calls.some(({ type }) => type === "job.failed"));
  await expect(operator.cancelJob({ job: id })).rejects.toMatchObject({ status: 409 });
  const { timeline, can } = await operator.getJob({ job: id });
  expect(timeline.map(({ event }) => event)).toEqual(["queued", "canceled"]);
  expect(can).toEqual({ retry: true, cancel: false, preview: true, result: false, upload: true });
  expect(await stored(demo)).toMatchObject({ kept: 1, bytes: 0, queued: 0 });
  const { rows } = await sql`select from pgboss.job where name = 'exports'`.execute(
    demo.service.storage.db,
  );
  expect(rows).toEqual([]);
  expect(await demo.audit()).toEqual([["job.cancel", `job ${id}`]]);
});

test("canceling a running job aborts its attempt, also in other processes", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const openConverter: typeof createConverter = (limits) => {
    const converter = createConverter(limits);
    return {
      ...converter,
      convertUnlessImages: async (...args) => {
        await released;
        return converter.convertUnlessImages(...args);
      },
    };
  };
  const demo = await startAdmin({}, { openConverter });
  const { operator, caller, destination, folder, service } = demo;
  const jobs: string[] = [];
  for (const name of ["a", "b"]) {
    const options = { destination, destinationReference: name };
    jobs.push((await caller.export(document, options, {})).id);
  }
  const status = async (job: string) => (await operator.getJob({ job })).status;
  await until(
    async () =>
      (await status(jobs[0]!)) === "processing" && (await status(jobs[1]!)) === "processing",
  );
  await operator.cancelJob({ job: jobs[0]! });
  // Updates the job as another process would: this one gets no signal.
  await sql`update jobs set status = 'failed', ended_at = now() where id = ${jobs[1]!}`.execute(
    service.storage.db,
  );
  release();
  const next = await caller.export(document, { destination, destinationReference: "c.md" });
  expect(next.status).toBe("done");
  expect(await operator.getJob({ job: jobs[0]! })).toMatchObject({
    status: "failed",
    summary: "Canceled by Ada.",
  });
  expect((await readdir(folder)).filter((name) => /^[ab]/.test(name))).toEqual([]);
  const claims = await service.storage.db.selectFrom("target_claims").select("target").execute();
  expect(claims).toEqual([{ target: "c.md" }]);
});

test("a job ends either canceled or done, never both", async () => {
  const demo = await startAdmin();
  const { operator, caller, destination, service } = demo;
  const outcomes = await Promise.all(
    Array.from({ length: 12 }, async (_, number) => {
      const options = { destination, destinationReference: `r${number}.md` };
      const { id } = await caller.export(document, options, {});
      const canceled = await operator.cancelJob({ job: id }).then(
        () => true,
        (error: { status: number }) => {
          expect(error.status).toBe(409);
          return false;
        },
      );
      return { id, canceled };
    }),
  );
  for (const { id, canceled } of outcomes) {
    const { status, timeline } = await operator.getJob({ job: id });
    expect(status).toBe(canceled ? "failed" : "done");
    expect(timeline.at(-1)?.event).toBe(canceled ? "canceled" : "done");
  }
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from document_exports`.execute(service.storage.db);
  expect(rows[0]?.count).toBe(outcomes.filter(({ canceled }) => !canceled).length);
  expect(await stored(demo)).toMatchObject({ bytes: 0, queued: 0 });
});

test("counts and then cancels all queued jobs of a workspace", async () => {
  const data = await temporaryFolder();
  const demo = await startAdmin({ data, workers: { exports: 0 } });
  const { operator, caller, destination, workspace, service } = demo;
  const other = await addWorkspace(service, await temporaryFolder());
  await other.caller.export(document, { destination: other.destination }, {});
  for (const destinationReference of ["a", "b", "c"])
    await caller.export(document, { destination, destinationReference }, {});
  const cancel = async (...flags: string[]) =>
    (await runInProcess(["jobs", "cancel", ...flags, "--data", data])).output;
  const all = ["--workspace", String(workspace)];
  expect(await cancel(...all, "--dry-run")).toBe("Would be canceled: 3.\n");
  expect(await cancel(...all)).toBe("Canceled: 3.\n");
  expect((await operator.listJobs({ status: ["queued"] })).items).toHaveLength(1);
  expect(await cancel("--dry-run")).toContain("Pass either ids of jobs");
});
