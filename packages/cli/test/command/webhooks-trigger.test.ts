import { createWebhookKeys, verifyWebhook } from "@document-export/client/webhooks";
import { eventTypes } from "@document-export/types/constants";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { docexport } from "../support/docexport.js";
import { startReceiver } from "../support/receiver.js";

const SECRET = "whsec_c2VjcmV0";

function trigger(event: string, url: string, ...flags: readonly string[]) {
  return docexport(["webhooks", "trigger", event, "--forward-to", url, ...flags]);
}

test.each(eventTypes)("trigger sends a signed example of %s from the contract", async (event) => {
  const receiver = await startReceiver(204);
  const { privateKey, publicKey } = await createWebhookKeys();
  const { code, out } = await trigger(event, receiver.url, "--key", SECRET, "--key", privateKey);
  expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/ {2}204 in \d+ ms\n$/) });
  const [call = { headers: {}, body: Buffer.of() }] = receiver.calls;
  for (const key of [SECRET, publicKey])
    expect(await verifyWebhook(call, [key])).toMatchObject({
      type: event,
      data: { job: { id: "5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11" } },
    });
});

test("trigger times out after --timeout and does not print the password", async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void silent.close().closeAllConnections());
  const url = `http://me:secret@127.0.0.1:${(silent.address() as AddressInfo).port}/a?b`;
  const { code, err } = await trigger("job.done", url, "--key", SECRET, "--timeout", "0.2");
  expect(err).toMatch(
    /^docexport: Got no response from http:\/\/127\S+\/a\?b: none within 0.2 s\n$/,
  );
  expect(code).toBe(1);
});

test("trigger exits with 1 if the receiver refuses the event, and prints its response", async () => {
  const receiver = await startReceiver(400);
  const { code, out } = await trigger("job.done", receiver.url, "--key", SECRET);
  expect(out).toMatch(/ {2}400 in \d+ ms\n {2}call 1\n$/);
  expect(code).toBe(1);
  const none = await trigger("job.done", "http://127.0.0.1:9/", "--key", SECRET);
  expect(none.err).toContain("Got no response from http://127.0.0.1:9/: connect ECONNREFUSED");
  expect(none.code).toBe(1);
});

test.each([
  [
    "job.gone",
    "http://127.0.0.1:9/",
    SECRET,
    "Unknown event `job.gone`: expected one of job.queued",
  ],
  ["job.done", "http://127.0.0.1:9/", "whpk_c2VjcmV0", "Invalid key: expected `whsec_`"],
  ["job.done", "http://192.0.2.1/", SECRET, "`192.0.2.1` is another machine"],
])("trigger refuses to send %s to %s with %s", async (event, url, key, message) => {
  const { code, err } = await trigger(event, url, "--key", key);
  expect(err).toContain(message);
  expect(code).toBe(2);
});
