import { cpSync } from "node:fs";
import { cp, mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { temporaryFolder } from "../../support/storage/temporary-folder.js";

const PACKAGE = fileURLToPath(new URL("../../..", import.meta.url));
const PLACE = "const migrations = {";
/** A migration that is shipped before the code needs it, so that both versions can run at the same time. */
const MIGRATION = `
  "9999-later": { compatibleSince: "0001-initial", up: async (db) => {
    await db.schema.alterTable("jobs").addColumn("later", "text").execute();
    await db.schema.createIndex("jobs_later").on("jobs").column("later").execute();
    await db.schema.createTable("later").addColumn("id", "integer").execute();
  } },`;

/**
 * Creates a version of the service with one more migration and a later pg-boss with another schema, and returns its
 * command.
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

/** Copies the built package, with some of its dependencies replaced. */
async function copyOfThis(replaced: ReadonlyMap<string, string>): Promise<string> {
  const folder = await temporaryFolder();
  // Takes a fifth of the processor time of the asynchronous copy, which opens 1,800 files one by one.
  cpSync(join(PACKAGE, "dist"), join(folder, "dist"), { recursive: true });
  await cp(join(PACKAGE, "package.json"), join(folder, "package.json"));
  await mkdir(join(folder, "node_modules"));
  for (const name of await readdir(join(PACKAGE, "node_modules"))) {
    const target = replaced.get(name) ?? join(PACKAGE, "node_modules", name);
    await symlink(target, join(folder, "node_modules", name));
  }
  // Otherwise the copies bundled with the package would be used.
  for (const name of replaced.keys())
    await writeFile(join(folder, "dist/vendor", `${name}.js`), `export * from "${name}";\n`);
  return folder;
}
