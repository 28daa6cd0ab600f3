import type { Kysely, KyselyPlugin } from "kysely";
import { expect, test } from "vitest";
import { createExportPages } from "../../src/exports/export-pages.js";
import type { Database } from "../../src/storage/database.js";
import { hostedDocument } from "../support/hosted-document.js";
import { startDemo } from "../support/start-demo.js";

/** Counts the statements that a database runs. */
function counted(db: Kysely<Database>) {
  let statements = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return { db: db.withPlugin(plugin), statements: () => statements };
}

/** Exports three records, in pages of two. */
async function threeRecords() {
  const { caller, destination, service } = await startDemo();
  for (const title of ["A", "B", "C"])
    await caller.export(hostedDocument(title, ["Text."]), { destination });
  const { db } = service.storage;
  const workspace = await db.selectFrom("workspaces").selectAll().executeTakeFirstOrThrow();
  const { db: watched, statements } = counted(db);
  const read = createExportPages(watched);
  const titles = async (offset: number, state: { total: number; renames: number }) => {
    const page = await read({ workspace: workspace.id, offset, limit: 2 }, state);
    const items = page?.items.map(({ sourceDocumentTitle: title, destinationConnection: to }) => ({
      title,
      to: to.name,
    }));
    return { items, total: page?.total };
  };
  return { db, titles, statements };
}

test("reads a complete page once, and never a page past the end", async () => {
  const { titles, statements } = await threeRecords();
  const state = { total: 3, renames: 0 };
  const [first, last, none] = [
    await titles(0, state),
    await titles(2, state),
    await titles(4, state),
  ];
  expect(first.items).toMatchObject([{ title: "A" }, { title: "B" }]);
  expect(last.items).toMatchObject([{ title: "C" }]);
  expect(none).toEqual({ items: [], total: 3 });
  expect(statements()).toBe(2);
  expect([await titles(0, state), await titles(2, state)]).toEqual([first, last]);
  expect(await titles(0, { total: 4, renames: 0 })).toEqual({ ...first, total: 4 });
  expect(statements()).toBe(2);
});

test("reads a page again after the list grows or connections are renamed", async () => {
  const { db, titles, statements } = await threeRecords();
  await titles(0, { total: 1, renames: 0 });
  await titles(2, { total: 3, renames: 0 });
  await db.updateTable("connections").set({ name: "Archive" }).execute();
  await db.updateTable("connections").set({ name: "Archive" }).execute();
  const { connection_renames: renames } = await db
    .selectFrom("workspaces")
    .select("connection_renames")
    .executeTakeFirstOrThrow();
  expect(renames).toBe(2);
  expect(await titles(0, { total: 3, renames })).toEqual({
    items: [
      { title: "A", to: "Archive" },
      { title: "B", to: "Archive" },
    ],
    total: 3,
  });
  expect(await titles(2, { total: 4, renames })).toEqual({
    items: [{ title: "C", to: "Archive" }],
    total: 3,
  });
  expect(statements()).toBe(4);
});
