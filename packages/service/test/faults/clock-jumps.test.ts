import pWaitFor from "p-wait-for";
import { expect, test } from "vitest";
import { startReceiver } from "../support/servers/receiver.js";
import { startDemo } from "../support/start-demo.js";
import { testTime } from "../support/test-time.js";
import { aftermath } from "./support/aftermath.js";
import { lastingFaults } from "./support/lasting-faults.js";
import { sendExports } from "./support/send-exports.js";

const HOUR = 3_600_000;

test("loses no job when the clock jumps forwards and back under load", async () => {
  const time = testTime();
  const { service, destination, token, folder } = await startDemo({}, { now: time.now });
  const { db } = service.storage;
  const receiver = await startReceiver();
  const options = { destination, webhooks: [receiver.url] };
  const load = sendExports({ token, url: () => service.url, options, callers: 3 });
  for (const hours of [1, 48, -1, -47, 0.5, -0.5]) {
    const before = load.accepted.length;
    await pWaitFor(() => load.accepted.length > before + 3);
    await time.move(db, hours * HOUR);
  }
  await load.stop();
  // Some work was postponed while the clock was ahead, so the clock is moved past that time again.
  await time.move(db, 49 * HOUR);
  const faults = () => aftermath(db, { jobs: load.accepted, folder });
  expect(await lastingFaults(faults)).toEqual([]);
  expect(load.accepted.length).toBeGreaterThan(20);
});
