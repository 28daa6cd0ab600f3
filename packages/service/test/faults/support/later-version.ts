import { cp, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { temporaryFolder } from "../../support/storage/temporary-folder.js";

const PACKAGE = fileURLToPath(new URL("../../..", import.meta.url));
const PLACE = "const migrations = {";
/** What a version adds before its code needs it, so that both run side by side. */
const MIGRATION = `
  "9999-later": { up: async (db) => {
    await db.schema.alterTable("jobs").addColumn("later", "text").execute();
    await db.schema.createIndex("jobs_later").on("jobs").column("later").execute();
    await db.schema.createTable("later").addColumn("id", "integer").execute();
  } },`;

/** Makes a version of the service that has one migration more than this one, and gives its command. */
export async function laterVersion(): Promise<string> {
  const folder = await temporaryFolder();
  await cp(join(PACKAGE, "dist"), join(folder, "dist"), { recursive: true });
  await cp(join(PACKAGE, "package.json"), join(folder, "package.json"));
  await symlink(join(PACKAGE, "node_modules"), join(folder, "node_modules"));
  const path = join(folder, "dist/storage/migrations/migrate.js");
  const code = await readFile(path, "utf8");
  if (!code.includes(PLACE)) throw new Error(`Expected \`${PLACE}\` in ${path}.`);
  await writeFile(path, code.replace(PLACE, PLACE + MIGRATION));
  return join(folder, "dist/operator/main.js");
}
