import { readFile } from "node:fs/promises";
import type { JobEventData } from "@document-export/types";
import { createClient } from "@document-export/operator/client";
import { expect, test } from "vitest";
import { runInProcess } from "../support/run-in-process.js";
import { NOT_SOON, startReceiver } from "../support/servers/receiver.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";
import { until } from "../support/until.js";
import { addOperatorToken, startOperated } from "./support/operator.js";

/** Events for queued, processing, done, and the record: each is one call. */
const EVENTS = ["job.queued", "job.processing", "job.done", "document-export.created"];
const report = new URL("../../demo/quarterly-report.json", import.meta.url);

test("events, summary, API, commands and metrics report the same numbers", async () => {
  const data = await temporaryFolder();
  const demo = await startOperated({ data, metrics: true });
  const { caller, destination, service, port } = demo;
  const token = await addOperatorToken(demo, "read");
  const client = createClient({ baseUrl: port, token });
  const failing = await startReceiver(Array(EVENTS.length).fill(500), NOT_SOON);
  const working = await startReceiver();
  for (const { url: endpoint } of [failing, working]) {
    const body = { endpoint, events: EVENTS, connections: [destination] };
    expect((await caller.post("/v2/webhooks", body)).status).toBe(201);
  }
  const job = await caller.export(await readFile(report, "utf8"), {
    destination,
    conversion: { destination: "text" },
  });
  await until(() => failing.calls.length === EVENTS.length);
  await until(async () => (await client.getOverview()).deliveries.failedCallsLastHour > 3);
  const metrics = await (await fetch(`${service.url}/metrics`)).text();
  const metricOf = (series: string) =>
    Number(
      metrics
        .split("\n")
        .find((line) => line.startsWith(`${series} `))
        ?.split(" ")[1],
    );
  const status = (await runInProcess(["status", "--data", data])).output;
  const overview = await client.getOverview();

  const done = working.calls.find(({ type }) => type === "job.done");
  const { warningCounts }: JobEventData = JSON.parse(done?.body ?? "").data;
  const warnings = Object.values(warningCounts).reduce((sum, count) => sum + count, 0);
  expect(warnings).toBeGreaterThan(2);
  expect(job.summary).toContain(` with ${warnings} warnings (`);
  const details = await client.getJob({ job: job.id });
  expect(details).toMatchObject({ warningCount: warnings, warningCounts });
  const { items } = await client.listJobs({});
  expect(items[0]?.warningCount).toBe(warnings);
  const shown = (await runInProcess(["jobs", "show", job.id, "--data", data])).output;
  expect(shown).toContain(`with ${warnings} warnings (`);

  // Failed calls, none of which made its delivery give up.
  const calls = failing.calls.length;
  expect(overview.deliveries).toMatchObject({ failedCallsLastHour: calls, failedLastHour: 0 });
  expect(status).toContain(`0 failed, ${calls} failed calls`);
  const attempts = (outcome: string) =>
    metricOf(`document_export_delivery_attempt_seconds_count{outcome="${outcome}"}`);
  expect(attempts("retried") + attempts("given-up")).toBe(calls);
  const { items: pending } = await client.listDeliveries({ state: ["pending"] });
  expect(pending.reduce((sum, { attempts: made }) => sum + made, 0)).toBe(calls);

  const { items: webhooks } = await client.listWebhooks({});
  const active = webhooks.filter(({ state }) => state !== "disabled").length;
  expect(overview.webhooks).toEqual({ active, failing: 1, disabled: 0 });
  expect(status).toContain(`${active} active (1 failing), 0 disabled`);
  const gauge = (state: string) => metricOf(`document_export_webhooks{state="${state}"}`);
  expect(gauge("working") + gauge("failing")).toBe(active);
});
