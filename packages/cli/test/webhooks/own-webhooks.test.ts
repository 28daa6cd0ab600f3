import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { openOwnWebhooks } from "../../src/webhooks/own-webhooks.js";
import { temporaryFolder } from "../support/temporary-folder.js";

const ids = Array.from({ length: 20 }, (_, at) => at + 1);

test("keeps the ids of all listeners that register at once", async () => {
  const environment = { XDG_CACHE_HOME: await temporaryFolder() };
  const own = ids.map(() => openOwnWebhooks("http://a.example", environment));
  await Promise.all(own.map((listener, at) => listener.add(ids[at] ?? 0)));
  expect([...((await own[0]?.list()) ?? [])].sort((one, other) => one - other)).toEqual(ids);
  await Promise.all(own.map((listener, at) => listener.end(ids[at] ?? 0)));
  expect(await own[0]?.list()).toEqual([]);
  expect(await own[0]?.listEnded()).toHaveLength(ids.length);
});

test("stores the webhooks of each service separately", async () => {
  const environment = { XDG_CACHE_HOME: await temporaryFolder() };
  await openOwnWebhooks("http://a.example", environment).add(1);
  expect(await openOwnWebhooks("http://b.example", environment).list()).toEqual([]);
});

test("does not use a non-numeric id as a path", async () => {
  const folder = await temporaryFolder();
  const own = openOwnWebhooks("http://a.example", { XDG_CACHE_HOME: folder });
  await own.add("../../../escaped" as unknown as number);
  expect(await readdir(folder)).toEqual([]);
});
