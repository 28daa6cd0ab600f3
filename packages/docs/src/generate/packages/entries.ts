import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const ROOT = new URL("../../../../../", import.meta.url);

/** The parts of `package.json` that the pages use. */
interface Manifest {
  readonly name: string;
  readonly description: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, { readonly types?: string } | string>>;
  readonly bin?: Readonly<Record<string, string>>;
}

/** A published package. */
export interface Package extends Manifest {
  /** Last part of the name. */
  readonly short: string;
  readonly folder: URL;
}

/** An entry point of a package that programs can import. */
export interface Entry {
  readonly package: Package;
  /** Name, such as `@document-export/client/wait`. */
  readonly name: string;
  /** Path of its page, such as `packages/client/wait`. */
  readonly path: string;
  /** File of its types. */
  readonly types: string;
}

/** Entry points that are generated entirely from a contract: their pages would repeat the API page. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  "@document-export/types/openapi",
  "@document-export/operator/client",
  "@document-export/operator/server",
  "@document-export/operator/types",
  // Each decision has a page.
  "@document-export/spec/decision",
]);

/** Reads all published packages, sorted by name. */
export async function readPackages(): Promise<Package[]> {
  const names = (await readdir(new URL("packages/", ROOT)))
    .sort()
    .map((name) => `packages/${name}/`);
  const packages = await Promise.all([...names, "spec/"].map(readPackage));
  return packages.filter((one) => one.private !== true);
}

async function readPackage(path: string): Promise<Package> {
  const folder = new URL(path, ROOT);
  const manifest = JSON.parse(await readFile(new URL("package.json", folder), "utf8")) as Manifest;
  return { ...manifest, short: manifest.name.split("/").at(-1) ?? "", folder };
}

/** Returns the entry points of a package that have types. */
export function entriesOf(one: Package): Entry[] {
  return Object.entries(one.exports ?? {}).flatMap(([key, target]) => {
    const types = typeof target === "string" ? undefined : target.types;
    const name = one.name + key.slice(1);
    if (types === undefined || LEFT_OUT.has(name)) return [];
    const path = `packages/${one.short}${key.slice(1)}`;
    return [{ package: one, name, path, types: fileURLToPath(new URL(types, one.folder)) }];
  });
}
