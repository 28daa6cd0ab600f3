import { sql } from "kysely";
import { expect, test } from "vitest";
import { parseSettings } from "../../../src/config/load-settings.js";
import { startService } from "../../../src/experimental.js";
import { migrate, migrations, pendingMigrations } from "../../../src/storage/migrations/migrate.js";
import { openStorage } from "../../../src/storage/open-storage.js";
import { emptyStorage } from "../../support/storage/empty-storage.js";
import { temporaryFolder } from "../../support/storage/temporary-folder.js";
import { testStorage } from "../../support/storage/test-storage.js";
import { quietSettings } from "../../support/start-demo.js";

const executed = sql<{ name: string }>`select name from kysely_migration order by name`;

/** The migration of a newer version, which declares since when it is compatible. */
const LATER = "9999-later";
const REFUSAL =
  /^The database could not be migrated: the database has the migration `9999-later` of a newer version, which needs at least `9999-later`, and this version has `\d{4}-[\w-]+`\. Start that version, or a later one\.$/;

test("refuses a newer database unless it is compatible, and leaves it unchanged", async () => {
  const settings = { ...quietSettings, ...(await testStorage(undefined)) };
  const newer = await openStorage(parseSettings(settings));
  await sql`insert into kysely_migration values (${LATER}, now()::text)`.execute(newer.db);
  // A version that says nothing of its compatibility is incompatible.
  await expect(migrate(newer.db)).rejects.toThrow(REFUSAL);
  await sql`insert into schema_compatibility values (${LATER}, ${LATER})`.execute(newer.db);
  await newer.close();
  await expect(startService(settings)).rejects.toThrow(REFUSAL);

  const after = await openStorage(parseSettings(settings));
  expect((await executed.execute(after.db)).rows.at(-1)).toEqual({ name: LATER });
  await sql`update schema_compatibility set compatible_since = '0001-initial'
    where migration = ${LATER}`.execute(after.db);
  await after.close();
  const service = await startService(settings);
  expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
  await service.stop();
});

test("processes that start together migrate once, and then nothing", async () => {
  const storage = await emptyStorage(await temporaryFolder());
  const migrated = await Promise.all([1, 2, 3].map(() => migrate(storage.db)));
  expect(migrated.flat()).toEqual(Object.keys(migrations));
  expect(await pendingMigrations(storage.db)).toEqual([]);
  expect(await migrate(storage.db)).toEqual([]);
  await storage.close();
});
