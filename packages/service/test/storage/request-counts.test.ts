import { expect, test } from "vitest";
import { takeRequests } from "../../src/storage/statements/request-counts.js";
import { startDemo } from "../support/start-demo.js";

test("counts requests of the current minute and restarts with the next", async () => {
  const { service } = await startDemo();
  const { db } = service.storage;
  const first = await takeRequests(db, 1, 5);
  expect(first).toMatchObject({ taken: 5 });
  expect(first.secondsLeft).toBeGreaterThan(0);
  expect(first.secondsLeft).toBeLessThanOrEqual(60);
  await db.updateTable("request_counts").set({ minute: "0" }).execute();
  expect((await takeRequests(db, 1, 7)).taken).toBe(7);
});
