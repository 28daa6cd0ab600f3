import { request } from "undici";
import { expect, test } from "vitest";
import { resolveAllowed } from "../../src/outbound/address-policy.js";
import { guardedAgent } from "../../src/outbound/guarded-agent.js";
import { startReceiver } from "../support/servers/receiver.js";

const strict = { allowLoopback: false, allowPrivate: false };

test.each([
  "127.0.0.1",
  "localhost",
  "2130706433",
  "0x7f.1",
  "127.1",
  "[::1]",
  "[::ffff:127.0.0.1]",
  "0.0.0.0",
])("refuses to connect to `%s`", async (host) => {
  const receiver = await startReceiver();
  const url = receiver.url.replace("127.0.0.1", host);
  const dispatcher = guardedAgent(strict);
  await expect(request(url, { method: "POST", body: "{}", dispatcher })).rejects.toThrow(
    /does not resolve to a public address/,
  );
  expect(receiver.calls).toEqual([]);
  await dispatcher.destroy();
});

test("connects to this machine if the operator allows it", async () => {
  const receiver = await startReceiver();
  const dispatcher = guardedAgent({ ...strict, allowLoopback: true });
  const url = receiver.url.replace("127.0.0.1", "localhost");
  const { statusCode } = await request(url, { method: "POST", body: "{}", dispatcher });
  expect(statusCode).toBe(204);
  await dispatcher.destroy();
});

test("resolves a name once per connection", async () => {
  const receiver = await startReceiver();
  const responses = ["127.0.0.1", "10.0.0.1"];
  const lookUp = async () => [{ address: responses.shift() ?? "none is left" }];
  const dispatcher = guardedAgent({ ...strict, allowLoopback: true }, lookUp);
  const url = receiver.url.replace("127.0.0.1", "rebinding.test");
  const call = () => request(url, { method: "POST", body: "{}", dispatcher });
  expect((await call()).statusCode).toBe(204);
  expect(responses).toEqual(["10.0.0.1"]);
  await expect(call()).rejects.toThrow("`rebinding.test` does not resolve to a public address.");
  expect(receiver.calls).toHaveLength(1);
  await dispatcher.destroy();
});

test.each([
  ["127.0.0.1", "but to this machine; the setting `webhooks.allowLoopback` allows that."],
  ["10.0.0.1", "but to a private network; the setting `webhooks.allowPrivate` allows that."],
  ["169.254.169.254", "and no setting allows the address that it resolves to."],
])("names the setting that would allow the refused address: %s", async (address, way) => {
  const policy = { ...strict, section: "webhooks" } as const;
  const refused = resolveAllowed("hooks.test", policy, async () => [{ address }]);
  await expect(refused).rejects.toThrow(`does not resolve to a public address, ${way}`);
});
