import { expect, test } from "vitest";
import { createWebhookKeys, signWebhook, verifyWebhook } from "../../src/webhooks.js";

test("signs the example of the Standard Webhooks libraries identically", async () => {
  const message = {
    id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
    body: '{"test": 2432232314}',
    sentAt: new Date(1_614_265_330_000),
  };
  expect(await signWebhook(message, ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"])).toEqual({
    "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  });
});

test("refuses to sign with a public key", async () => {
  const signing = signWebhook({ id: "msg_1", body: "{}" }, ["whpk_AAAA"]);
  await expect(signing).rejects.toThrow("signing key that begins with `whsk_` or `whsec_`");
});

test("creates one signature for each of several keys", async () => {
  const [one, other] = await Promise.all([createWebhookKeys(), createWebhookKeys()]);
  const headers = await signWebhook({ id: "msg_1", body: "{}" }, [
    one.privateKey,
    other.privateKey,
  ]);
  for (const { publicKey } of [one, other])
    await expect(verifyWebhook({ headers, body: Buffer.from("{}") }, [publicKey])).resolves.toEqual(
      {},
    );
  expect(headers["webhook-signature"].split(" ")).toHaveLength(2);
});
