import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { linkPackage } from "@document-export/runtimes";
import type * as todaysClient from "@document-export/client";
import type * as todaysStub from "@document-export/server-stub";

const released = fileURLToPath(new URL("../../../spec/released/", import.meta.url));
const packages = fileURLToPath(new URL("../../../packages/", import.meta.url));
const PACKAGES = ["client", "server-stub", "types"];

/** Packed packages of the last release. */
export interface Released {
  readonly client: typeof todaysClient;
  readonly stub: typeof todaysStub;
  remove(): Promise<void>;
}

/** Unpacks the released packages next to each other, outside of the workspace, and loads client and stub. */
export async function loadReleased(): Promise<Released> {
  const folder = await mkdtemp(join(tmpdir(), "document-export-released-"));
  const scope = join(folder, "node_modules/@document-export");
  for (const name of PACKAGES) {
    const target = join(scope, name);
    await mkdir(target, { recursive: true });
    const archive = join(released, `${name}.tgz`);
    await promisify(execFile)("tar", ["-xzf", archive, "-C", target, "--strip-components=1"]);
    await linkOthers(name, target, folder);
  }
  const load = (name: string) =>
    import(/* @vite-ignore */ pathToFileURL(join(scope, name, "dist/index.js")).href);
  return {
    client: await load("client"),
    stub: await load("server-stub"),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Links a released package's third-party dependencies, in the versions that the package uses now. */
async function linkOthers(name: string, unpacked: string, project: string): Promise<void> {
  const { dependencies = {} } = JSON.parse(
    await readFile(join(unpacked, "package.json"), "utf8"),
  ) as { dependencies?: Readonly<Record<string, string>> };
  const others = Object.keys(dependencies).filter((each) => !each.startsWith("@document-export/"));
  for (const other of others)
    await linkPackage(other, join(packages, name, "node_modules", other), project);
}
