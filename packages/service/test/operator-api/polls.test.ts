import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { parseSettings } from "../../src/config/load-settings.js";
import type { WatchedList } from "../../src/operator-api/events/change.js";
import { createEventHub } from "../../src/operator-api/events/event-hub.js";
import { itemLoaders } from "../../src/operator-api/events/item-loaders.js";
import { openPoll } from "../../src/operator-api/events/poll-events.js";
import { createChangeReader } from "../../src/operator-api/events/read-changes.js";
import { onceAMinute } from "../../src/operator-api/events/once-a-minute.js";
import { readEvents } from "../../src/operator-api/events/stream-events.js";
import { readOverview } from "../../src/operator-api/handlers/overview.js";
import { openStorage } from "../../src/storage/open-storage.js";
import { hostedDocument } from "../support/hosted-document.js";
import { startDemo } from "../support/start-demo.js";
import { testStorage } from "../support/storage/test-storage.js";

test("sends the changes of a failed poll with the next one", async () => {
  const { service, caller, destination } = await startDemo();
  const { storage } = service;
  const { db } = storage;
  await caller.export(hostedDocument("Report"), { destination });
  const begun = Promise.withResolvers<void>();
  const failed = Promise.withResolvers<unknown>();
  const read = createChangeReader(storage);
  const hub = createEventHub({
    openChanges: () => async () => {
      const changes = await read();
      begun.resolve();
      return changes;
    },
    loaders: { ...itemLoaders(db), overview: () => Promise.reject(new Error("No overview.")) },
    onError: failed.resolve,
  });
  const events = readEvents(hub, new AbortController().signal);
  const first = events.next();
  await begun.promise;
  // Meanwhile, jobs can be polled but not displayed.
  await sql`alter table connections rename to connections_away`.execute(db);
  await sql`update jobs set attempt = attempt + 1`.execute(db);
  expect(String(await failed.promise)).toContain('relation "connections" does not exist');
  await sql`alter table connections_away rename to connections`.execute(db);
  const seen = [await first, await events.next(), await events.next(), await events.next()];
  const changed = (list: string) => ({ done: false, value: { data: { type: "changed", list } } });
  expect(seen).toEqual(["jobs", "deliveries", "audit", "webhooks"].map(changed));
  hub.close();
});

test("sends two overviews after a change, and few without changes", async () => {
  const storage = await openStorage(parseSettings(await testStorage(undefined)));
  onTestFinished(storage.close);
  const { db, changes } = storage;
  const activity = { flush: async () => undefined };
  const overview = () => readOverview({ db, activity, now: () => new Date() });
  const before = changes?.("jobs", "webhook_deliveries");
  await overview();
  // Reading the overview changes nothing that would trigger a poll of it.
  expect(changes?.("jobs", "webhook_deliveries")).toBe(before);

  const byList = new Map<WatchedList, "many">();
  const recheck = async () => undefined;
  const poll = openPoll(async () => ({ byList }), {
    loaders: { ...itemLoaders(db), overview },
    recheck,
  });
  const withOverview: number[] = [];
  for (let count = 1; count <= 60; count += 1) {
    if (count === 10) byList.set("jobs", "many");
    const events = await poll(count);
    byList.clear();
    if (events.some(({ type }) => type === "overview")) withOverview.push(count);
  }
  expect(withOverview).toEqual([12, 16, 60]);
});

test("logs failing polls once a minute", () => {
  const logged: number[] = [];
  let now = 0;
  const log = onceAMinute(
    (time: number) => logged.push(time),
    () => now,
  );
  for (; now <= 120_000; now += 500) log(now);
  expect(logged).toEqual([0, 60_000, 120_000]);
});
