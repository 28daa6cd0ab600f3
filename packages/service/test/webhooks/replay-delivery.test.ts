import { until } from "../support/until.js";
import { expect, test } from "vitest";
import { listDeliveries } from "../support/storage/list-deliveries.js";
import { hostedDocument } from "../support/hosted-document.js";
import { startReceiver } from "../support/servers/receiver.js";
import { runInProcess } from "../support/run-in-process.js";
import { startDemo } from "../support/start-demo.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

test("delivers a failed message with the same id after `deliveries retry`", async () => {
  const receiver = await startReceiver([410]);
  const data = await temporaryFolder();
  const { caller, service, destination } = await startDemo({ data });
  const webhook = { endpoint: receiver.url, events: ["job.done"], connections: [destination] };
  await caller.post("/v2/webhooks", webhook);
  await caller.export(hostedDocument("Report"), { destination });
  const { db } = service.storage;
  const failed = () => listDeliveries(db, "failed");
  await until(async () => (await failed()).length === 1);
  const [{ message = "" } = {}] = await failed();

  const operate = (...args: string[]) => runInProcess([...args, "--data", data]);
  const refused = await operate("deliveries", "retry", message);
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining("webhooks enable 1") });
  expect((await operate("webhooks", "enable", "1")).code).toBe(0);
  expect((await operate("deliveries", "retry", message)).code).toBe(0);
  await until(() => receiver.calls.length === 2);
  expect(receiver.calls.map(({ headers }) => headers["webhook-id"])).toEqual([message, message]);
});
