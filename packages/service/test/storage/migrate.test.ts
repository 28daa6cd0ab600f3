import { sql } from "kysely";
import { expect, test } from "vitest";
import { parseSettings } from "../../src/config/load-settings.js";
import { startService } from "../../src/index.js";
import { migrate, pendingMigrations } from "../../src/storage/migrations/migrate.js";
import { openStorage } from "../../src/storage/open-storage.js";
import { testStorage } from "../support/storage/test-storage.js";

test("a database of a newer version is refused by a clear line, and left as it is", async () => {
  const settings = { port: 0, logLevel: "silent", ...(await testStorage(undefined)) } as const;
  const names = sql<{ name: string }>`select name from kysely_migration order by name`;
  const newer = await openStorage(parseSettings(settings));
  await sql`insert into kysely_migration values ('9999-later', now()::text)`.execute(newer.db);
  const before = (await names.execute(newer.db)).rows;
  await newer.close();
  await expect(startService(settings)).rejects.toThrow(
    /The database could not be migrated: .* The database was written by another version of the service: start that version\.$/,
  );
  const after = await openStorage(parseSettings(settings));
  expect((await names.execute(after.db)).rows).toEqual(before);
  await after.close();
});

test("a database that is up to date is migrated by nothing", async () => {
  const storage = await openStorage(parseSettings(await testStorage(undefined)));
  expect(await pendingMigrations(storage.db)).toEqual([]);
  expect(await migrate(storage.db)).toEqual([]);
  await storage.close();
});
