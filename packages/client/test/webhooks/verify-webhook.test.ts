import { createPrivateKey, generateKeyPairSync, sign } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import {
  createMemoryStore,
  createWebhookKeys,
  isKnownEvent,
  signWebhook,
  verifyWebhook,
} from "../../src/webhooks.js";

const body = JSON.stringify({ type: "job.done", timestamp: "2026-10-19T09:30:03Z", data: {} });
const keys = await createWebhookKeys();
const { publicKey, privateKey } = keys;
const other = await createWebhookKeys();

/** A webhook call as an implementation sends it. */
async function call(overrides: { id?: string; body?: string; sentAt?: Date; key?: string } = {}) {
  const { key = privateKey, ...message } = overrides;
  const headers = await signWebhook({ id: "msg_1", body, ...message }, [key]);
  return { headers, body: Buffer.from(message.body ?? body) };
}

afterEach(() => vi.useRealTimers());

test("accepts the example of the Standard Webhooks libraries", async () => {
  vi.useFakeTimers({ now: 1_614_265_330_000 });
  const received = {
    headers: {
      "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
      "webhook-timestamp": "1614265330",
      "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    },
    body: Buffer.from('{"test": 2432232314}'),
  };
  const event = verifyWebhook(received, ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"]);
  expect(await event).toEqual({ test: 2_432_232_314 });
});

test("accepts a web Request signed by node:crypto with Ed25519", async () => {
  const pair = generateKeyPairSync("ed25519");
  const der = pair.publicKey.export({ format: "der", type: "spki" });
  const time = Math.floor(Date.now() / 1000);
  const pem = pair.privateKey.export({ format: "pem", type: "pkcs8" });
  const signature = sign(null, Buffer.from(`msg_2.${time}.${body}`), createPrivateKey(pem));
  const headers = {
    "Webhook-Id": "msg_2",
    "Webhook-Timestamp": `${time}`,
    "Webhook-Signature": `v1a,AAAA v1a,${signature.toString("base64")}`,
  };
  const request = new Request("http://unused.test", { method: "POST", headers, body });
  const published = `whpk_${der.subarray(12).toString("base64")}`;
  expect(await verifyWebhook(request, [other.publicKey, published])).toMatchObject({
    type: "job.done",
  });
});

test.each<[string, string, () => ReturnType<typeof call>]>([
  ["timestamp", "signed too long ago", () => call({ sentAt: new Date(Date.now() - 302_000) })],
  ["timestamp", "signed too far ahead", () => call({ sentAt: new Date(Date.now() + 302_000) })],
  ["timestamp", "without headers", async () => ({ ...(await call()), headers: {} as never })],
  ["signature", "by another key", () => call({ key: other.privateKey })],
  [
    "signature",
    "whose body was serialized again",
    async () => ({ ...(await call()), body: Buffer.from(`${body} `) }),
  ],
  [
    "signature",
    "whose id was changed",
    async () => {
      const { headers, body: bytes } = await call();
      return { headers: { ...headers, "webhook-id": "msg_9" }, body: bytes };
    },
  ],
  [
    "signature",
    "whose signature is not base64",
    async () => {
      const { headers, body: bytes } = await call();
      return { headers: { ...headers, "webhook-signature": "v1a,% v1a, nonsense" }, body: bytes };
    },
  ],
  ["body", "whose body is not JSON", () => call({ body: "<html>" })],
])("rejects with kind %s a call %s", async (kind, _, make) => {
  const failure = verifyWebhook(await make(), [publicKey]);
  await expect(failure).rejects.toMatchObject({ name: "WebhookError", kind });
});

test("accepts a custom tolerance in seconds", async () => {
  const late = await call({ sentAt: new Date(Date.now() - 500_000) });
  expect(await verifyWebhook(late, [publicKey], { toleranceSeconds: 600 })).toHaveProperty("type");
});

test("rejects a message in the store, until it is removed", async () => {
  const store = createMemoryStore();
  const receive = async () => verifyWebhook(await call(), [publicKey], { store });
  expect(await receive()).toHaveProperty("type");
  await expect(receive()).rejects.toMatchObject({ name: "WebhookError", kind: "id" });
  await store.remove("msg_1");
  expect(await receive()).toHaveProperty("type");
});

test("does not touch the store if the signature is wrong", async () => {
  const store = createMemoryStore();
  const forged = await call({ key: other.privateKey });
  await expect(verifyWebhook(forged, [publicKey], { store })).rejects.toThrow("signature");
  expect(await store.add("msg_1")).toBe(true);
});

test.each(["", "secret", privateKey])("rejects a malformed key without showing it", async (key) => {
  const failure = await verifyWebhook(await call(), [key]).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(TypeError);
  expect(String(failure)).toContain("keys[0]: expected `whpk_` or `whsec_` and base64");
  expect(String(failure)).not.toContain(key || "MC4");
});

test("rejects a secret in base64url instead of truncating it at a `_`", async () => {
  const cut = await call({ key: "whsec_AAAA" });
  const failure = verifyWebhook(cut, ["whsec_AAAA_BBBBBBBBBBBB"]);
  await expect(failure).rejects.toThrow("keys[0]: expected");
});

test.each<[string, object, readonly string[], string]>([
  [
    "a parsed body",
    { headers: {}, body: { type: "job.done" } },
    [publicKey],
    "body: expected a Uint8Array of the raw bytes, got object",
  ],
  [
    "a body as text",
    { headers: {}, body },
    [publicKey],
    "body: expected a Uint8Array of the raw bytes, got string",
  ],
  [
    "no headers",
    { body: Buffer.from(body) },
    [publicKey],
    "headers: expected an object, got undefined",
  ],
  [
    "one key in place of a list",
    await call(),
    publicKey as never,
    "keys: expected a list, got string",
  ],
])("throws a TypeError that describes %s", async (_, received, given, says) => {
  const failure = verifyWebhook(received as never, given);
  await expect(failure).rejects.toThrow(TypeError);
  await expect(failure).rejects.toThrow(says);
});

test("names a missing header in the error", async () => {
  const { headers, body: bytes } = await call();
  const { "webhook-timestamp": _, ...others } = headers;
  const failure = verifyWebhook({ headers: others, body: bytes }, [publicKey]);
  await expect(failure).rejects.toThrow("no webhook-timestamp");
});

test("accepts an event of a later version as an unknown event", async () => {
  const later = JSON.stringify({ type: "job.paused", timestamp: "2030-01-01T00:00:00Z", data: 1 });
  const event = await verifyWebhook(await call({ body: later }), [publicKey]);
  expect(event).toEqual({ type: "job.paused", timestamp: "2030-01-01T00:00:00Z", data: 1 });
  expect(isKnownEvent(event)).toBe(false);
});

test("narrows a known event by its `type`", async () => {
  const event = await verifyWebhook(await call(), [publicKey]);
  // Compiles only if `type` determines the type of `data`.
  const title =
    isKnownEvent(event) && event.type === "document-export.created"
      ? event.data.documentExport?.sourceDocumentTitle
      : "another event";
  expect(title).toBe("another event");
});

test("accepts a message at the edge of the tolerance", async () => {
  vi.useFakeTimers({ now: 1_760_000_300_000 });
  const message = await call({ sentAt: new Date(1_760_000_000_000) });
  expect(await verifyWebhook(message, [publicKey])).toMatchObject({ type: "job.done" });
});
