import { createPublicKey, type JsonWebKey } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { until } from "../support/until.js";
import { expect, onTestFinished, test } from "vitest";
import { hostedDocument } from "../support/hosted-document.js";
import type { StartedService } from "../../src/experimental.js";
import { startReceiver } from "../support/servers/receiver.js";
import { startResponder } from "../support/servers/responder.js";
import { sharedDemo } from "../support/shared/shared-demo.js";
import { startDemo } from "../support/start-demo.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";
import { verifySignature } from "../support/verify-signature.js";

/** Waits until no delivery is pending: a job's messages are stored in the transaction that ends it. */
async function noneIsPending({ storage: { db } }: StartedService): Promise<void> {
  const pending = async () =>
    db
      .selectFrom("webhook_deliveries")
      .select("message_id")
      .where("state", "=", "pending")
      .execute();
  await until(async () => (await pending()).length === 0);
}

test("retries a message after 500 with the same id and new signature", async () => {
  const { caller, destination, service } = await startDemo();
  const receiver = await startReceiver([500]);
  const webhook = { endpoint: receiver.url, events: ["job.done"], connections: [destination] };
  await caller.post("/v2/webhooks", webhook);
  await caller.export(hostedDocument("Report"), { destination });

  await until(() => receiver.calls.length === 2);

  const [first, second] = receiver.calls;
  if (!first || !second) throw new Error("Both calls are there.");
  expect(second.body).toBe(first.body);
  expect(second.headers["webhook-id"]).toBe(first.headers["webhook-id"]);
  expect(second.headers["webhook-timestamp"]).not.toBe(first.headers["webhook-timestamp"]);
  expect(await verifySignature(service.url, second)).toBe(true);
  await noneIsPending(service);
  // The failure before does not count towards the five days after which a webhook is disabled.
  const webhooks = service.storage.db.selectFrom("webhooks").select("failing_since");
  expect(await webhooks.execute()).toEqual([{ failing_since: null }]);
});

test("disables a webhook after 410, keeps it listed and stops calling it", async () => {
  const { caller, destination, service } = await startDemo();
  const receiver = await startReceiver([410]);
  const webhook = { endpoint: receiver.url, events: ["job.done"], connections: [destination] };
  await caller.post("/v2/webhooks", webhook);
  await caller.export(hostedDocument("One"), { destination });
  await noneIsPending(service);
  await caller.export(hostedDocument("Two"), { destination });
  await noneIsPending(service);
  expect(receiver.calls).toHaveLength(1);
  expect(await (await caller.get("/v2/webhooks")).json()).toMatchObject({
    items: [{ endpoint: receiver.url }],
  });
});

test("treats a redirect as a failure and does not follow it", async () => {
  const { caller, destination, service } = await startDemo();
  const target = await startReceiver();
  const receiver = await startResponder(307, { location: target.url });
  await caller.export(hostedDocument("Report"), { destination, webhooks: [receiver.url] });
  const attempts = async () =>
    service.storage.db.selectFrom("webhook_attempts").select("status").execute();
  await until(async () => (await attempts()).length >= 1);
  expect(await attempts()).toContainEqual({ status: 307 });
  expect(target.calls).toEqual([]);
});

test("publishes the same Ed25519 key in both forms", async () => {
  const { service } = await sharedDemo();
  const response = await fetch(`${service.url}/.well-known/webhook-keys.json`);
  const { keys } = (await response.json()) as { keys: (JsonWebKey & { whpk: string })[] };
  const [key] = keys;
  expect(Buffer.from(key?.whpk.replace("whpk_", "") ?? "", "base64").toString("base64url")).toBe(
    key?.x,
  );
  expect(key && createPublicKey({ key, format: "jwk" }).asymmetricKeyType).toBe("ed25519");
});

test("repeats an attempt cut by a stop, without counting a failure", async () => {
  const data = await temporaryFolder();
  const first = await startDemo({ data, shutdown: { timeout: 0 } });
  const called = Promise.withResolvers<void>();
  const held: ServerResponse[] = [];
  const server = createServer((_request, response) => {
    called.resolve();
    if (held.length === 0) held.push(response);
    else response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const { destination } = first;
  const endpoint = `http://127.0.0.1:${port}/`;
  const webhook = { endpoint, events: ["job.done"], connections: [destination] };
  await first.caller.post("/v2/webhooks", webhook);
  await first.caller.export(hostedDocument("Report"), { destination });
  await called.promise;
  await first.service.stop();

  const { service } = await startDemo({ data });
  await noneIsPending(service);
  const { db } = service.storage;
  expect(await db.selectFrom("webhook_attempts").select(["number", "status"]).execute()).toEqual([
    { number: 1, status: 204 },
  ]);
  const { failing_since } = await db
    .selectFrom("webhooks")
    .select("failing_since")
    .executeTakeFirstOrThrow();
  expect(failing_since).toBeNull();
});
