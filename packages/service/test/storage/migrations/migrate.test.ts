import { sql } from "kysely";
import { expect, test } from "vitest";
import { parseSettings } from "../../../src/config/load-settings.js";
import { startService } from "../../../src/experimental.js";
import { migrate, migrations, pendingMigrations } from "../../../src/storage/migrations/migrate.js";
import { openStorage } from "../../../src/storage/open-storage.js";
import { temporaryFolder } from "../../support/storage/temporary-folder.js";
import { testStorage } from "../../support/storage/test-storage.js";

/** Creates a storage as a newer version leaves it; its migration declares since when it is compatible. */
async function newerStorage(compatibleSince: string | undefined) {
  const settings = { port: 0, logLevel: "silent", ...(await testStorage(undefined)) } as const;
  const { db, close } = await openStorage(parseSettings(settings));
  await sql`insert into kysely_migration values ('9999-later', now()::text)`.execute(db);
  if (compatibleSince !== undefined)
    await sql`insert into schema_compatibility values ('9999-later', ${compatibleSince})`.execute(
      db,
    );
  await close();
  return settings;
}

const executed = sql<{ name: string }>`select name from kysely_migration order by name`;

test.each([
  { title: "one that this one is too old for", since: "9999-later" },
  { title: "one that says nothing of that", since: undefined },
])("refuses a database of a newer version and leaves it unchanged: $title", async ({ since }) => {
  const settings = await newerStorage(since);
  await expect(startService(settings)).rejects.toThrow(
    /^The database could not be migrated: the database has the migration `9999-later` of a newer version, which needs at least `9999-later`, and this version has `\d{4}-[\w-]+`\. Start that version, or a later one\.$/,
  );
  const after = await openStorage(parseSettings(settings));
  expect((await executed.execute(after.db)).rows.at(-1)).toEqual({ name: "9999-later" });
  await after.close();
});

test("uses a database of a newer version if compatible", async () => {
  const service = await startService(await newerStorage("0001-initial"));
  const pending = await fetch(`${service.url}/readyz`);
  expect(pending.status).toBe(200);
  await service.stop();
});

test("processes that start together migrate once, in one transaction", async () => {
  const storage = await openStorage(parseSettings({ data: await temporaryFolder() }));
  const migrated = await Promise.all([1, 2, 3].map(() => migrate(storage.db)));
  expect(migrated.flat()).toEqual(Object.keys(migrations));
  await storage.close();
});

test("runs no migration on a database that is up to date", async () => {
  const storage = await openStorage(parseSettings(await testStorage(undefined)));
  expect(await pendingMigrations(storage.db)).toEqual([]);
  expect(await migrate(storage.db)).toEqual([]);
  await storage.close();
});
