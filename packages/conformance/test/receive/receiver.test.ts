import { afterAll, beforeAll, expect, test } from "vitest";
import { type Receiver, startReceiver } from "../../src/receive/receiver.js";

let receiver: Receiver;

beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());

const post = (url: string, body = "{}"): Promise<number> =>
  fetch(url, { method: "POST", body }).then(({ status }) => status);

test("responds per address with its reaction and keeps the deliveries", async () => {
  const inbox = receiver.open("own", (count) => ({ status: count === 1 ? 500 : 204 }));
  expect([await post(inbox.url), await post(inbox.url)]).toEqual([500, 204]);
  expect(inbox.deliveries).toMatchObject([
    { json: {}, reaction: { status: 500 } },
    { reaction: { status: 204 } },
  ]);
});

test("closes a connection instead of responding", async () => {
  const inbox = receiver.open("drop", () => "drop");
  await expect(post(inbox.url)).rejects.toThrow("fetch failed");
  expect(inbox.deliveries).toHaveLength(1);
});

test("responds 404 at an unknown address", async () => {
  const { origin } = new URL(receiver.open("known").url);
  expect(await post(`${origin}/unknown`)).toBe(404);
});

test("responds 410 at every address after its end", async () => {
  const inbox = receiver.open("ended");
  receiver.end();
  expect(await post(inbox.url)).toBe(410);
  expect(inbox.deliveries).toMatchObject([{ reaction: { status: 410 } }]);
});
