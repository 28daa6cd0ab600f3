import assert from "node:assert/strict";
import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, test } from "node:test";
import { createWebhookKeys, signWebhook } from "@document-export/client/webhooks";
import { createReceiver } from "../src/receiver.ts";

const { privateKey, publicKey } = await createWebhookKeys();
const received: string[] = [];
let failures = 0;
let server: Server;
before(async () => {
  const onEvent = async ({ type }: { type: string }) => {
    if (failures-- > 0) throw new Error("not this time, as the test wants it");
    received.push(type);
  };
  server = createReceiver({ keys: [publicKey], onEvent }).listen(0, "127.0.0.1");
  await once(server, "listening");
});
after(() => {
  server.close();
  server.closeAllConnections();
});

const body = JSON.stringify({ type: "later.event", timestamp: new Date().toISOString(), data: {} });

/** Sends a body with the signature of another, and returns the status. */
async function send(id: string, sent: string): Promise<number> {
  const headers = await signWebhook({ id, body }, [privateKey]);
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/webhooks`;
  return (await fetch(url, { method: "POST", headers: { ...headers }, body: sent })).status;
}

test("passes on a repeated signed event once", async () => {
  assert.equal(await send("msg_1", body), 204);
  assert.equal(await send("msg_1", body), 204);
  assert.deepEqual(received, ["later.event"]);
});

test("rejects a modified body with 400", async () => {
  assert.equal(await send("msg_2", body.replace("later", "other")), 400);
  assert.equal(received.length, 1);
});

test("passes on a redelivered event whose handling failed", async () => {
  failures = 1;
  assert.equal(await send("msg_3", body), 500);
  assert.equal(await send("msg_3", body), 204);
  assert.equal(received.length, 2);
});
