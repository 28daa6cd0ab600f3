import { randomBytes } from "node:crypto";
import { createDatabase, startPostgres } from "@document-export/local-servers";
import { afterAll, expect, test } from "vitest";
import { callerOf } from "../../support/caller.js";
import { hostedDocument } from "../../support/hosted-document.js";
import { runInProcess } from "../../support/run-in-process.js";
import { startDemo } from "../../support/start-demo.js";
import { temporaryFolder } from "../../support/storage/temporary-folder.js";
import { startAdmin } from "./support.js";

const postgres = await startPostgres();
afterAll(() => ("stop" in postgres ? postgres.stop() : undefined));
if ("missing" in postgres) console.warn(`SKIPPED on PostgreSQL: ${postgres.missing}.`);

const problem = (type: string) => ({ type: `urn:problem-type:document-export:${type}` });
const parts = (destination: number) => ({
  file: hostedDocument("Report"),
  options: JSON.stringify({ destination }),
});

test("applies a workspace's own limit at once, until it is removed", async () => {
  const data = await temporaryFolder();
  const demo = await startAdmin({ data, workers: { exports: 0 } });
  const { caller, destination, workspace, operator, audit } = demo;
  const limit = (limits: object) => operator.updateWorkspace({ workspace, body: { limits } });
  const send = () => caller.upload(parts(destination));
  expect((await send()).status).toBe(202);
  const limited = await limit({ queuedExports: 1, requestsPerMinute: 8, webhooks: 1 });
  expect(limited).toMatchObject({
    limits: { queuedExports: 1, requestsPerMinute: 8, storedBytes: 4 * 1024 ** 3 },
    ownLimits: ["queuedExports", "requestsPerMinute", "webhooks"],
  });
  const refused = await send();
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject(problem("too-many-queued-exports"));
  expect(refused.headers.get("ratelimit-policy")).toBe('"token";q=8;w=60');
  // A minute can end in between: more than twice the limit exceeds it in one of two minutes.
  const statuses = [];
  for (let count = 0; count < 18; count += 1)
    statuses.push((await caller.get("/v2/collections")).status);
  expect(statuses).toContain(429);
  await limit({ requestsPerMinute: null, queuedExports: 2 });
  expect((await caller.get("/v2/collections")).status).toBe(200);
  expect((await send()).status).toBe(202);
  expect((await send()).status).toBe(429);
  const webhook = {
    endpoint: "http://127.0.0.1/",
    events: ["job.done"],
    connections: [destination],
  };
  expect((await caller.post("/v2/webhooks", webhook)).status).toBe(201);
  const another = await caller.post("/v2/webhooks", { ...webhook, endpoint: "http://127.0.0.1/2" });
  expect(await another.json()).toMatchObject(problem("too-many-webhooks"));
  expect(await audit()).toContainEqual(["workspace.limit", `workspace ${workspace}`]);
  const args = ["workspaces", "limit", String(workspace), "--queued-exports", "default"];
  const { output } = await runInProcess([...args, "--data", data]);
  expect(output).toContain("queuedExports: 100000 (the setting)");
  expect(output).toContain("webhooks: 1\n");
  expect((await send()).status).toBe(202);
  await expect(
    operator.updateWorkspace({ workspace: 999, body: { limits: { webhooks: 1 } } }),
  ).rejects.toMatchObject({ status: 404 });
});

test.skipIf("missing" in postgres)("applies a limit set by one process in the other", async () => {
  const url = "url" in postgres ? postgres.url : "";
  const databaseUrl = await createDatabase(url, `limits_${randomBytes(4).toString("hex")}`);
  const settings = { databaseUrl, workers: { exports: 0, deliveries: 0 } };
  const demo = await startAdmin(settings);
  const { service } = await startDemo(settings);
  const other = callerOf(service.url, demo.token);
  const { workspace, operator, destination } = demo;
  expect((await other.upload(parts(destination))).status).toBe(202);
  await operator.updateWorkspace({ workspace, body: { limits: { queuedExports: 1 } } });
  expect((await other.upload(parts(destination))).status).toBe(429);
  expect((await operator.listUsageDays()).total).toMatchObject({ exports: 1, calls: 0 });
});
