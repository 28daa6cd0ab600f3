import { sql } from "kysely";
import { expect, test } from "vitest";
import { dayOf } from "../../../src/storage/usage/workspace-days.js";
import { hostedDocument } from "../../support/hosted-document.js";
import { runInProcess } from "../../support/run-in-process.js";
import { NOT_SOON, startReceiver } from "../../support/servers/receiver.js";
import { temporaryFolder } from "../../support/storage/temporary-folder.js";
import { until } from "../../support/until.js";
import { allPages, startAdmin } from "./support.js";

const DOCUMENT = hostedDocument("Report");
const NONE = {
  exports: 0,
  retries: 0,
  done: 0,
  failed: 0,
  canceled: 0,
  bytesIn: 0,
  bytesOut: 0,
  calls: 0,
  failedCalls: 0,
};

test("counts each export once, even when retried, canceled or erased", async () => {
  const data = await temporaryFolder();
  const demo = await startAdmin({ data, metrics: true });
  const { caller, operator, destination, workspace, service } = demo;
  const receiver = await startReceiver([500], NOT_SOON);
  const webhook = { endpoint: receiver.url, events: ["job.done"], connections: [destination] };
  expect((await caller.post("/v2/webhooks", webhook)).status).toBe(201);
  const options = { destination, destinationReference: "same.md" };
  const once = { prefer: "wait=60", "idempotency-key": "once" };
  const first = await caller.export(DOCUMENT, options, once);
  expect(await caller.export(DOCUMENT, options, once)).toMatchObject({ id: first.id });
  // Its target belongs to the first export, so it fails, and so does its retry.
  const failed = await caller.export(DOCUMENT, options);
  expect(failed.status).toBe("failed");
  const { id: retry } = await operator.retryJob({ job: failed.id });
  const ended = async (id: string) => (await operator.getJob({ job: id })).endedAt !== null;
  await until(() => ended(retry));
  await operator.createPause({ body: { work: "exports", workspace, reason: "Later." } });
  const paused = await caller.export(DOCUMENT, { destination }, {});
  await operator.cancelJob({ job: paused.id });
  await until(async () => (await operator.listUsageDays()).total.calls > 0);
  const size = Buffer.byteLength(DOCUMENT);
  const before = await operator.listUsageDays();
  expect(before).toMatchObject({
    items: [
      {
        day: dayOf(new Date()),
        workspace: { id: workspace },
        exports: 4,
        retries: 1,
        done: 1,
        failed: 3,
        canceled: 1,
        bytesIn: 3 * size,
        calls: 1,
        failedCalls: 1,
      },
    ],
    nextCursor: null,
  });
  const { jobs, deliveries } = await operator.getOverview();
  expect(jobs).toMatchObject({ doneLastHour: 1, failedLastHour: before.total.failed });
  expect(deliveries.failedCallsLastHour).toBe(before.total.failedCalls);
  const listed = await operator.listJobs({ status: ["failed"] });
  expect(listed.items).toHaveLength(before.total.failed);
  const result = await operator.getJobResult({ job: first.id });
  expect(before.total.bytesOut).toBe(result.size);
  const metrics = await (await fetch(`${service.url}/metrics`)).text();
  expect(metrics).toContain(`document_export_workspace_exports_today{workspace="${workspace}"} 4`);
  expect(metrics).toContain(
    `document_export_workspace_bytes_in_today{workspace="${workspace}"} ${3 * size}`,
  );
  await operator.eraseDocuments({ body: { workspace, all: true } });
  expect(await operator.listUsageDays()).toEqual(before);
  const { output } = await runInProcess(["usage", "--data", data]);
  expect(output).toMatch(/^all .* 4 +1 +1 +3 +1 /m);
});

test("pages of usage list each day per workspace once, with totals", async () => {
  const demo = await startAdmin();
  const { operator, workspace, service } = demo;
  const other = await operator.createWorkspace({
    body: { name: '=HYPERLINK("http://a.example")' },
  });
  await sql`insert into workspace_days (day, workspace_id, part, exports, bytes_in)
    select date '2026-01-01' + day, workspace, part, 1, 3000000000 from generate_series(0, 9) as day,
      unnest(array[${workspace}::int, ${other.id}::int]) as workspace, generate_series(0, 1) as part`.execute(
    service.storage.db,
  );
  const filter = { from: "2026-01-02", to: "2026-01-06" };
  const days = await allPages((cursor) =>
    operator.listUsageDays({ ...filter, limit: 3, ...(cursor && { cursor }) }),
  );
  expect(days).toHaveLength(10);
  expect(days[0]).toMatchObject({ day: "2026-01-06", workspace: { id: other.id }, exports: 2 });
  expect(days.at(-1)).toMatchObject({ day: "2026-01-02", workspace: { id: workspace } });
  const { total } = await operator.listUsageDays({ ...filter, workspace });
  expect(total).toEqual({ ...NONE, exports: 10, bytesIn: 30_000_000_000 });
  const csv = await operator.getUsageCsv({ ...filter, to: "2026-01-02" });
  expect(csv.split("\r\n")).toEqual([
    "day,workspace,name,exports,retries,done,failed,canceled,bytesIn,bytesOut,calls,failedCalls",
    expect.stringMatching(/^2026-01-02,\d+,"[^"]*",2,0,0,0,0,6000000000,0,0,0$/),
    `2026-01-02,${other.id},"'=HYPERLINK(""http://a.example"")",2,0,0,0,0,6000000000,0,0,0`,
    "",
  ]);
  await expect(operator.listUsageDays({ from: "2026-02-01", to: "2026-01-01" })).rejects.toThrow(
    "Expected a day from 2026-02-01 on, got 2026-01-01.",
  );
  await expect(operator.listUsageDays({ cursor: "bm9uZQ" })).rejects.toThrow("The cursor");
});
