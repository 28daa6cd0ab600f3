import { join } from "node:path";
import type { DocumentExport, Page } from "@document-export/types";
import { expect, test } from "vitest";
import { expireToken } from "../../src/storage/statements/tokens.js";
import { hostedDocument } from "../support/hosted-document.js";
import type { Caller } from "../support/caller.js";
import { sharedDemo } from "../support/shared/shared-demo.js";
import { addWorkspace, startDemo } from "../support/start-demo.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

const PATH = "/v2/document-exports";
/** Callers without a pause do not reach this limit, however fast the machine is. */
const settings = { limits: { requestsPerMinute: 1_000_000 } };

async function list(caller: Caller, query = ""): Promise<Page<DocumentExport>> {
  const response = await caller.get(PATH + query);
  expect(response.status).toBe(200);
  return (await response.json()) as Page<DocumentExport>;
}

/** Keeps many requests in flight until `work` is done, so that other requests are batched with them. */
async function amongMany(caller: Caller, work: () => Promise<void>): Promise<void> {
  const stop = new AbortController();
  const ask = async () => {
    while (!stop.signal.aborted) await (await caller.get(`${PATH}?pageSize=1`)).arrayBuffer();
  };
  const asking = Array.from({ length: 6 }, ask);
  try {
    await work();
  } finally {
    stop.abort();
    await Promise.all(asking);
  }
}

test("a list shows every export that ended before the request", async () => {
  const { caller, destination } = await startDemo(settings);
  await amongMany(caller, async () => {
    for (const title of ["First", "Second", "Third"]) {
      await caller.export(hostedDocument(title, ["Text."]), { destination });
      const { items, pagination } = await list(caller);
      expect(items.at(-1)?.sourceDocumentTitle).toBe(title);
      expect(pagination.totalRecordCount).toBe(items.length);
    }
  });
});

test("refuses a revoked token at once and accepts a renewed one", async () => {
  const limits = { ...settings.limits, failedTokensPerMinute: 1_000_000 };
  const { caller, service } = await startDemo({ ...settings, limits });
  const { db } = service.storage;
  const { id } = await db.selectFrom("tokens").select("id").executeTakeFirstOrThrow();
  await amongMany(caller, async () => {
    for (let round = 0; round < 5; round += 1) {
      expect((await caller.get(PATH)).status).toBe(200);
      await expireToken(db, id, new Date());
      expect((await caller.get(PATH)).status).toBe(401);
      await db.updateTable("tokens").set({ expires_at: null }).execute();
    }
  });
});

test("returns each workspace its own pages for parallel requests", async () => {
  const one = await sharedDemo();
  const other = await addWorkspace(one.service, join(await temporaryFolder(), "exports"));
  for (const title of ["A", "B"])
    await one.caller.export(hostedDocument(title, ["Text."]), { destination: one.destination });
  await other.caller.export(hostedDocument("C", ["Text."]), { destination: other.destination });
  const titles = async (caller: Caller, query: string) =>
    (await list(caller, query)).items.map(({ sourceDocumentTitle }) => sourceDocumentTitle);
  const pages = await Promise.all(
    Array.from({ length: 4 }).flatMap(() => [
      titles(one.caller, "?pageSize=1&pageNo=1"),
      titles(other.caller, "?pageSize=1&pageNo=1"),
      titles(one.caller, "?pageSize=1&pageNo=2"),
      titles(one.caller, ""),
      titles(other.caller, "?pageNo=2"),
    ]),
  );
  const expected = [["A"], ["C"], ["B"], ["A", "B"], []];
  expect(pages).toEqual([...expected, ...expected, ...expected, ...expected]);
});

test("shows the new name of a renamed connection in every record", async () => {
  const { caller, destination, service } = await sharedDemo();
  await caller.export(hostedDocument("Report", ["Text."]), { destination });
  const names = async () =>
    (await list(caller)).items.map(({ destinationConnection }) => destinationConnection.name);
  expect(await names()).toEqual(["Demo folder"]);
  await service.storage.db
    .updateTable("connections")
    .set({ name: "Archive" })
    .where("id", "=", destination)
    .execute();
  expect(await names()).toEqual(["Archive"]);
});

test("adds new records to a growing page and repeats none", async () => {
  const { caller, destination, service } = await startDemo();
  const { db } = service.storage;
  const titles = async (query: string) =>
    (await list(caller, query)).items.map(({ sourceDocumentTitle }) => sourceDocumentTitle);
  const seen: string[][] = [];
  for (const title of ["A", "B", "C"]) {
    await caller.export(hostedDocument(title, ["Text."]), { destination });
    seen.push(await titles("?pageSize=2"), await titles("?pageSize=2&pageNo=2"));
  }
  expect(seen).toEqual([["A"], [], ["A", "B"], [], ["A", "B"], ["C"]]);
  await db.updateTable("connections").set({ name: "Archive" }).execute();
  const { items } = await list(caller, "?pageSize=2&pageNo=2");
  await caller.export(hostedDocument("D", ["Text."]), { destination });
  expect(await list(caller, "?pageSize=2&pageNo=2")).toMatchObject({
    items: [items[0], { sourceDocumentTitle: "D", destinationConnection: { name: "Archive" } }],
    pagination: { totalRecordCount: 4, pageCount: 2 },
  });
  expect(items[0]?.sourceConnection.name).toBe("Archive");
});
