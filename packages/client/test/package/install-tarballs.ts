import { execFile } from "node:child_process";
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { packPackage } from "@document-export/runtimes";

const run = promisify(execFile);
const packages = fileURLToPath(new URL("../../../", import.meta.url));

/** A folder in which the packages are installed as from a registry. */
export interface Installed {
  readonly folder: string;
  /** The packed files, by the package's folder. */
  readonly tarballs: Readonly<Record<"types" | "client", string>>;
  readonly remove: () => Promise<void>;
}

/** Packs types and client as they would be published, and unpacks them where a project of a caller finds them. */
export async function installTarballs(): Promise<Installed> {
  const folder = await mkdtemp(join(await realpath(tmpdir()), "document-export-client-"));
  const [types, client] = await Promise.all([install("types", folder), install("client", folder)]);
  // What a caller has besides: the one dependency, which `/raw` needs, and the types of Node's globals.
  await link("openapi-fetch", join(packages, "client/node_modules/openapi-fetch"), folder);
  await link("@types/node", join(packages, "../node_modules/@types/node"), folder);
  const dependencies = { "@document-export/client": "*", "@document-export/types": "*" };
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module", dependencies }));
  return {
    folder,
    tarballs: { types, client },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function link(name: string, from: string, folder: string): Promise<void> {
  const place = join(folder, "node_modules", name);
  await mkdir(dirname(place), { recursive: true });
  await symlink(await realpath(from), place);
}

async function install(name: string, folder: string): Promise<string> {
  const tarball = join(folder, `${name}.tgz`);
  await packPackage(join(packages, name), tarball);
  const target = join(folder, "node_modules/@document-export", name);
  await mkdir(target, { recursive: true });
  await run("tar", ["-xzf", tarball, "-C", target, "--strip-components=1"]);
  return tarball;
}
