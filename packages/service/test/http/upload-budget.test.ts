import { connect } from "node:net";
import { once } from "node:events";
import { expect, onTestFinished, test, vi } from "vitest";
import { createUploadBudget } from "../../src/http/upload-budget.js";
import { hostedDocument } from "../support/hosted-document.js";
import { startDemo } from "../support/start-demo.js";

test("room is given in the order of asking, and what is larger than all gets it alone", async () => {
  const budget = createUploadBudget({ bytes: 10, patience: 10_000 });
  const order: string[] = [];
  const take = async (name: string, bytes: number) => {
    const giveBack = await budget.take(bytes);
    order.push(name);
    return giveBack;
  };
  const first = await take("first", 6);
  const large = take("large", 100);
  const small = take("small", 1);
  first?.();
  (await large)?.();
  await small;
  expect(order).toEqual(["first", "large", "small"]);
});

test("who waits while no room is given back is sent away, and does not hold up who needs less", async () => {
  const budget = createUploadBudget({ bytes: 10, patience: 50 });
  await budget.take(6);
  const large = budget.take(6);
  const small = budget.take(4);
  expect(await large).toBeUndefined();
  expect(await small).toBeTypeOf("function");
});

test("nobody is sent away as long as room is given back", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const budget = createUploadBudget({ bytes: 1, patience: 100 });
  const works = Array.from({ length: 5 }, async () => {
    const giveBack = await budget.take(1);
    setTimeout(() => giveBack?.(), 60);
    return giveBack;
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(await Promise.all(works)).not.toContain(undefined);
});

test("an upload waits unread while another has the room, and is accepted when that goes away", async () => {
  const { service, caller, destination } = await startDemo({ limits: { uploads: 1_000_000 } });
  const { hostname, port } = new URL(service.url);
  const slow = connect(Number(port), hostname);
  await once(slow, "connect");
  slow.on("error", () => undefined);
  slow.write(
    `POST /v2/export/hosted-docs HTTP/1.1\r\nhost: ${hostname}\r\ncontent-length: 1000000\r\ncontent-type: multipart/form-data; boundary=x\r\n\r\n--x`,
  );
  const lines = Array.from({ length: 10_000 }, (_, index) => `Paragraph ${index} of many.`);
  const accepted = caller.upload({
    file: hostedDocument("Large", lines),
    options: JSON.stringify({ destination }),
  });
  // Small requests are not held up.
  expect((await caller.get("/v2/collections")).status).toBe(200);
  slow.destroy();
  expect((await accepted).status).toBe(202);
});
