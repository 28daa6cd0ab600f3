import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openEmbedded } from "../../src/storage/embedded/open-embedded.js";
import { migrationNames } from "../../src/storage/migrations/migrate.js";
import { preparedFolder } from "../support/storage/prepared-folder.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

/** Opens a data folder after damaging its files, and returns the error message. */
async function refusalAfter(damage: (database: string) => Promise<void>): Promise<string> {
  const data = await preparedFolder();
  await damage(join(data, "database"));
  return openEmbedded(data, "relaxed").then(
    (storage) => storage.close().then(() => "It opened."),
    (error: unknown) => (error instanceof Error ? error.message.replace(data, "DATA") : "no error"),
  );
}

describe("a database that cannot be opened", () => {
  test("names the other PostgreSQL version and the steps to migrate", async () => {
    const refusal = await refusalAfter((database) =>
      writeFile(join(database, "PG_VERSION"), "17\n"),
    );
    expect(refusal).toMatch(
      /^The embedded database in `DATA\/database` cannot be opened: .*initialized by PostgreSQL version 17.*`document-export backup FILE`.*`document-export restore FILE --data NEW_FOLDER`/,
    );
  });

  test.each([
    ["without its control file", "global/pg_control", /could not open file/],
    ["without its log", "pg_wal", /could not open directory|required WAL directory/],
    ["without the file of its version", "PG_VERSION", /`PG_VERSION` is missing/],
  ])("%s: names the reason and suggests restoring a backup", async (_, file, reason) => {
    const refusal = await refusalAfter((database) => rm(join(database, file), { recursive: true }));
    expect(refusal).toMatch(reason);
    expect(refusal).toContain("Restore a backup into a new folder");
  });

  test("leaves the files of a damaged database unchanged", async () => {
    const kept = "pg_filenode.map";
    let before: Buffer | undefined;
    let file = "";
    await refusalAfter(async (database) => {
      await rename(join(database, "PG_VERSION"), join(database, "PG_VERSION.gone"));
      file = join(database, "global", kept);
      before = await readFile(file);
    });
    expect(await readFile(file)).toEqual(before);
  });
});

test("replaces an incomplete database left by a crash", async () => {
  const folder = await temporaryFolder();
  const draft = join(folder, "database.new");
  await mkdir(draft);
  await writeFile(join(draft, "PG_VERSION"), "18\n");
  const storage = await openEmbedded(folder, "relaxed", migrationNames);
  await storage.close();
  await expect(readFile(join(folder, "database", "PG_VERSION"), "utf8")).resolves.toBe("18\n");
  await expect(readdir(folder)).resolves.not.toContain("database.new");
});
