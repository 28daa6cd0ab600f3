import { expect, test } from "vitest";
import pWaitFor from "p-wait-for";
import { hostedDocument } from "../support/hosted-document.js";
import { startDemo } from "../support/start-demo.js";
import { startReceiver } from "../support/servers/receiver.js";

test("counts requests, jobs and deliveries, and shows no text of a caller", async () => {
  const { caller, service, destination, token } = await startDemo({ metrics: true });
  const receiver = await startReceiver();
  await caller.export(hostedDocument("Secret title"), { destination, webhooks: [receiver.url] });
  await caller.get("/v2/collections");
  const read = async () => (await fetch(`${service.url}/metrics`)).text();
  const delivered = 'document_export_delivery_attempt_seconds_count{outcome="delivered"} 4';
  await pWaitFor(async () => (await read()).includes(delivered));
  const text = await read();
  for (const line of [
    'document_export_request_seconds_count{operation="exportHostedDocument",status="202"} 1',
    'document_export_request_seconds_count{operation="listCollections",status="200"} 1',
    'document_export_job_seconds_count{status="done"} 1',
    'document_export_jobs_waiting{status="queued"} 0',
    "document_export_oldest_job_seconds 0",
    "document_export_deliveries_waiting 0",
  ])
    expect(text).toContain(`${line}\n`);
  expect(text).not.toContain("Secret title");
  expect(text).not.toContain(token);
});

test("shows nothing unless the operator enables it", async () => {
  const { service } = await startDemo();
  expect((await fetch(`${service.url}/metrics`)).status).toBe(404);
});
