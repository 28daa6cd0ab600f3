import { request } from "node:http";
import { once } from "node:events";
import pWaitFor from "p-wait-for";
import { expect, test } from "vitest";
import { createReadiness, diskCheck } from "../../src/http/readiness.js";
import { hostedDocument } from "../support/hosted-document.js";
import { startDemo } from "../support/start-demo.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

async function ask(url: string, path: string) {
  const response = await fetch(url + path);
  return { status: response.status, body: await response.json() };
}

test("a stopping process reports it while requests in flight end, and refuses new ones", async () => {
  const { service, caller, destination, token } = await startDemo({ workers: { exports: 0 } });
  expect(await ask(service.url, "/readyz")).toMatchObject({
    status: 200,
    body: { status: "ready", checks: { process: "running", database: "ok" } },
  });
  // Waits for its job, which no worker claims.
  const waiting = caller.export(hostedDocument("Report"), { destination }, { prefer: "wait=5" });
  const jobs = service.storage.db.selectFrom("jobs").select("id");
  await pWaitFor(async () => (await jobs.execute()).length === 1);
  const stopped = service.stop();
  expect(await ask(service.url, "/readyz")).toMatchObject({
    status: 503,
    body: { status: "stopping", checks: { process: "stopping", database: "ok" } },
  });
  expect((await ask(service.url, "/healthz")).status).toBe(200);
  const refused = request(`${service.url}/v2/collections`, {
    headers: { authorization: `Bearer ${token}` },
  });
  refused.end();
  const [response] = await once(refused, "response");
  expect(response).toMatchObject({ statusCode: 503, headers: { "retry-after": "2" } });
  expect(await waiting).toMatchObject({ status: "queued" });
  await stopped;
  await expect(fetch(`${service.url}/healthz`)).rejects.toThrow("fetch failed");
});

test("a missing data folder fails the disk check only", async () => {
  const folder = await temporaryFolder();
  const here = createReadiness([diskCheck(folder)]);
  const gone = createReadiness([diskCheck(`${folder}/gone`)]);
  expect((await here.report()).status).toBe(200);
  const { status, body } = await gone.report();
  expect([status, JSON.parse(String(body))]).toEqual([
    503,
    { status: "failed", checks: { process: "running", disk: "failed" } },
  ]);
});

test("a check that hangs has failed", async () => {
  const hanging = { name: "database", run: () => new Promise(() => undefined) };
  const { status } = await createReadiness([hanging], 10).report();
  expect(status).toBe(503);
});
