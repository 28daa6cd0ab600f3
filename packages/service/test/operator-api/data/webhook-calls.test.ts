import { expect, test } from "vitest";
import { hostedDocument } from "../../support/hosted-document.js";
import { NOT_SOON, startReceiver } from "../../support/servers/receiver.js";
import { until } from "../../support/until.js";
import { verifySignature } from "../../support/verify-signature.js";
import { startAdmin, type Operated } from "./support.js";

/** No server listens on this port. */
const NOBODY = "http://127.0.0.1:9/hook";

async function register({ caller, destination }: Operated, endpoint: string): Promise<number> {
  const body = { endpoint, events: ["job.done"], connections: [destination] };
  const response = await caller.post("/v2/webhooks", body);
  return ((await response.json()) as { id: number }).id;
}

test("counts a webhook's calls by failure, and filters by job and document", async () => {
  const demo = await startAdmin();
  const { operator, caller, destination } = demo;
  const receiver = await startReceiver([503, 503, 204], NOT_SOON);
  const webhook = await register(demo, receiver.url);
  const away = await register(demo, NOBODY);
  const unused = await register(demo, `${receiver.url}/unused`);
  await operator.disableWebhook({ webhook: unused });
  const jobs: string[] = [];
  for (const title of ["Budget", "Report", "Minutes"])
    jobs.push((await caller.export(hostedDocument(title), { destination })).id);
  const calls = (id: number) => operator.getWebhookCalls({ webhook: id });
  await until(async () => (await calls(webhook)).calls === 3);
  expect(await calls(webhook)).toMatchObject({
    failed: 2,
    failures: [{ kind: "503", count: 2 }],
    p50Ms: expect.any(Number),
    p95Ms: expect.any(Number),
  });
  await until(async () => (await calls(away)).calls > 0);
  const { failures } = await calls(away);
  expect(failures.map(({ kind }) => kind)).toEqual(["connection"]);
  expect(await calls(unused)).toMatchObject({ calls: 0, failures: [], p50Ms: null, p95Ms: null });
  await expect(calls(999)).rejects.toMatchObject({ status: 404 });

  const about = async (q: string) =>
    (await operator.listDeliveries({ q, webhook })).items.map(({ job }) => job);
  expect(await about("budg")).toEqual([jobs[0]]);
  expect(await about(jobs[1]?.toUpperCase() ?? "")).toEqual([jobs[1]]);
  expect(new Set(await about("doc-1"))).toEqual(new Set(jobs));
  expect(await about("nowhere")).toEqual([]);
});

test("sends a signed example once, also to a disabled webhook", async () => {
  const demo = await startAdmin();
  const { operator, service } = demo;
  const receiver = await startReceiver([204, 410]);
  const webhook = await register(demo, receiver.url);
  await operator.disableWebhook({ webhook });
  const before = await operator.getWebhook({ webhook });
  const check = (event: string) => operator.checkWebhook({ webhook, body: { event } });
  const result = await check("job.failed");
  expect(result).toMatchObject({ accepted: true, status: 204, error: null, event: "job.failed" });
  const [call = expect.fail("It was called.")] = receiver.calls;
  expect(call.headers["webhook-id"]).toBe(result.id);
  expect(await verifySignature(service.url, call)).toBe(true);
  expect(JSON.parse(call.body)).toMatchObject({ type: "job.failed", data: expect.any(Object) });
  // For a delivery, 410 would disable the webhook, because the receiver is permanently gone.
  expect(await check("job.done")).toMatchObject({ accepted: false, status: 410 });
  expect(await operator.getWebhook({ webhook })).toEqual(before);
  expect((await operator.listDeliveries()).items).toEqual([]);
  expect((await operator.getWebhookCalls({ webhook })).calls).toBe(0);
  await expect(check("job.unheard")).rejects.toMatchObject({
    status: 422,
    detail: expect.stringContaining("job.queued"),
  });
  expect((await demo.audit())[0]).toEqual(["webhook.check", `webhook ${webhook}`]);
});
