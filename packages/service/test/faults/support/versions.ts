import { cp, mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { temporaryFolder } from "../../support/storage/temporary-folder.js";

const PACKAGE = fileURLToPath(new URL("../../..", import.meta.url));
const PLACE = "const migrations = {";
/** What a version adds before its code needs it, so that both run side by side. */
const MIGRATION = `
  "9999-later": { compatibleSince: "0001-initial", up: async (db) => {
    await db.schema.alterTable("jobs").addColumn("later", "text").execute();
    await db.schema.createIndex("jobs_later").on("jobs").column("later").execute();
    await db.schema.createTable("later").addColumn("id", "integer").execute();
  } },`;

/**
 * Makes a version of the service that has one migration more than this one and a later pg-boss, whose schema is another,
 * and returns its command.
 */
export async function laterVersion(): Promise<string> {
  const engine = createRequire(import.meta.url).resolve("pg-boss-later");
  const folder = await copyOfThis(new Map([["pg-boss", dirname(dirname(engine))]]));
  const path = join(folder, "dist/storage/migrations/migrate.js");
  const code = await readFile(path, "utf8");
  if (!code.includes(PLACE)) throw new Error(`Expected \`${PLACE}\` in ${path}.`);
  await writeFile(path, code.replace(PLACE, PLACE + MIGRATION));
  return join(folder, "dist/operator/main.js");
}

/** Copies the built package, with other packages in place of some of those that it uses. */
async function copyOfThis(replaced: ReadonlyMap<string, string>): Promise<string> {
  const folder = await temporaryFolder();
  await cp(join(PACKAGE, "dist"), join(folder, "dist"), { recursive: true });
  await cp(join(PACKAGE, "package.json"), join(folder, "package.json"));
  await mkdir(join(folder, "node_modules"));
  for (const name of await readdir(join(PACKAGE, "node_modules"))) {
    const target = replaced.get(name) ?? join(PACKAGE, "node_modules", name);
    await symlink(target, join(folder, "node_modules", name));
  }
  // What the build put into the package would be used in their place.
  for (const name of replaced.keys())
    await writeFile(join(folder, "dist/vendor", `${name}.js`), `export * from "${name}";\n`);
  return folder;
}
