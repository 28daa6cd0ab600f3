import { join } from "node:path";
import { packByNpm, writeFiles } from "../pack/pack-by-npm.ts";
import {
  manifestOf,
  readTarball,
  textOf,
  type Dependencies,
  type Files,
  type Tarball,
} from "../tarball.ts";
import type { Versions } from "./next-versions.ts";

const MIGRATIONS = "dist/storage/migrations/migrate.js";
const PLACE = "const migrations = {";
const encoder = new TextEncoder();

/** A schema change that a version introduces. */
export interface AddedMigration {
  readonly name: string;
  /** Oldest migration whose version can run at the same time. */
  readonly compatibleSince: string;
}

/** Repacks packed packages under other versions; optionally adds one more migration to the service. */
export async function makeVersion(
  tarballs: readonly Tarball[],
  versions: Versions,
  work: string,
  migration?: AddedMigration,
): Promise<Tarball[]> {
  const id = versions.get("@document-export/service") ?? "";
  const folders: string[] = [];
  for (const one of tarballs) {
    const files = withVersions(one.files, versions);
    const isChanged = migration !== undefined && one.folder === "packages/service";
    folders.push(
      await writeFiles(
        isChanged ? withMigration(files, migration) : files,
        join(work, id, one.folder),
      ),
    );
  }
  const packed = await packByNpm(folders, join(work, id));
  return Promise.all(tarballs.map((one, at) => readTarball(packed[at] ?? "", one)));
}

function withVersions(files: Files, versions: Versions): Files {
  const manifest = manifestOf(files);
  const version = versions.get(manifest.name) ?? manifest.version;
  const resolve = (dependencies: Dependencies = {}) =>
    Object.fromEntries(
      Object.entries(dependencies).map(([name, range]) => {
        const own = versions.get(name);
        return [name, own === undefined ? range : `^${own}`];
      }),
    );
  const text = JSON.stringify({
    ...manifest,
    version,
    dependencies: resolve(manifest.dependencies),
    peerDependencies: resolve(manifest.peerDependencies),
  });
  return new Map([...files, ["package.json", encoder.encode(text)]]);
}

function withMigration(files: Files, { name, compatibleSince }: AddedMigration): Files {
  const code = textOf(files, MIGRATIONS);
  if (!code.includes(PLACE)) throw new Error(`Expected \`${PLACE}\` in ${MIGRATIONS}.`);
  const column = name.replaceAll(/\W/g, "_");
  const added = `
  "${name}": { compatibleSince: "${compatibleSince}", up: async (db) => {
    await db.schema.alterTable("jobs").addColumn("${column}", "text").execute();
  } },`;
  return new Map([...files, [MIGRATIONS, encoder.encode(code.replace(PLACE, PLACE + added))]]);
}
