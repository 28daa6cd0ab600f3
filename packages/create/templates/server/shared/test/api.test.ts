import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { running } from "./running.ts";

let server: Awaited<ReturnType<typeof running>>;
before(async () => {
  server = await running();
});
after(() => server.close());

const call = (path: string, init: RequestInit = {}) =>
  fetch(server.url + path, {
    ...init,
    headers: { authorization: `Bearer ${server.token}`, "content-type": "application/json" },
  });

const webhook = { endpoint: "https://example.com/hook", events: ["job.done"], connections: [12] };

test("lists a created webhook", async () => {
  const created = await call("/v2/webhooks", { method: "POST", body: JSON.stringify(webhook) });
  assert.equal(created.status, 201);
  const { id } = (await created.json()) as { id: number };
  const { items } = (await (await call("/v2/webhooks")).json()) as { items: { id: number }[] };
  assert.ok(items.some((item) => item.id === id));
});

test("rejects a webhook of an unknown connection and names the location", async () => {
  const body = JSON.stringify({ ...webhook, connections: [12, 99] });
  const response = await call("/v2/webhooks", { method: "POST", body });
  assert.equal(response.status, 422);
  const { errors } = (await response.json()) as { errors: { pointer: string }[] };
  assert.equal(errors[0]?.pointer, "/connections/1");
});

test("rejects a request without a token", async () => {
  assert.equal((await fetch(`${server.url}/v2/collections`)).status, 401);
});
