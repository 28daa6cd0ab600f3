// Checks the metadata that npm shows, and that `engines` match what the package and its dependencies need.
import { readFile, realpath } from "node:fs/promises";
import { dirname, join } from "node:path";

/** The checked members of a package.json. */
export interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly license?: string;
  readonly engines?: { readonly node?: string };
  readonly publishConfig?: { readonly access?: string; readonly provenance?: boolean };
  readonly dependencies?: Readonly<Record<string, string>>;
}

type Version = readonly [major: number, minor: number, patch: number];

/** Packages that are useful without Google Docs, so that nobody searches for them under that name. */
const GENERAL = new Set([
  "@document-export/generate",
  "@document-export/json-reader",
  "@document-export/openapi",
]);

/** The oldest Node version that any package supports; a package that needs a newer one declares it in `engines`. */
const BASE: Version = [20, 0, 0];

/** Returns one line for each problem in a published package's manifest. */
export async function checkManifests(files: readonly string[]): Promise<string[]> {
  const manifests = files.filter((file) => /^(spec|packages\/[^/]+)\/package\.json$/.test(file));
  const reports = await Promise.all(
    manifests.map(async (file) => {
      const manifest = await readManifest(file);
      if (manifest.private) return [];
      const faults = [
        ...manifestFaults(manifest),
        ...engineFaults(manifest, await enginesOfDependencies(file, manifest)),
      ];
      return faults.map((fault) => `${file}: ${fault}`);
    }),
  );
  return reports.flat();
}

/** Returns what is missing or wrong for users who search for the package or install it. */
export function manifestFaults(manifest: Manifest): string[] {
  const { name, description = "", keywords = [], license, publishConfig } = manifest;
  const isGeneral = GENERAL.has(name);
  return [
    ...(isGeneral || description.includes("Google Docs")
      ? []
      : ["expected `description` to name Google Docs"]),
    ...(isGeneral || keywords.includes("google-docs")
      ? []
      : ["expected `keywords` to include google-docs"]),
    ...(license === "MIT" ? [] : [`expected the license MIT, got ${String(license)}`]),
    ...(publishConfig?.access === "public" && publishConfig.provenance
      ? []
      : ["expected `publishConfig` to be public, with provenance"]),
  ];
}

/** Checks that `engines.node` is the newest version that the dependencies need, and at least Node 20. */
export function engineFaults(
  { engines }: Manifest,
  dependencies: ReadonlyMap<string, string>,
): string[] {
  const needs = [...dependencies].map(([name, range]) => ({ name, version: lowest(range) }));
  const newest = needs.reduce((max, need) => (isNewer(need.version, max.version) ? need : max), {
    name: "this repository",
    version: BASE,
  });
  const expected = `>=${newest.version.join(".").replace(/(\.0)+$/, "")}`;
  if (engines?.node === expected) return [];
  return [`expected \`engines.node\` ${expected} (${newest.name}), got ${String(engines?.node)}`];
}

async function enginesOfDependencies(
  file: string,
  { dependencies = {} }: Manifest,
): Promise<Map<string, string>> {
  const modules = join(dirname(file), "node_modules");
  const entries = await Promise.all(
    Object.keys(dependencies).map(async (name) => {
      const { engines } = await readManifest(
        join(await realpath(join(modules, name)), "package.json"),
      );
      return [name, engines?.node ?? ""] as const;
    }),
  );
  return new Map(entries.filter(([, range]) => range !== ""));
}

async function readManifest(file: string): Promise<Manifest> {
  return JSON.parse(await readFile(file, "utf8"));
}

/** Returns the lowest version that a range such as `^20.19 || >=22.12` allows. */
function lowest(range: string): Version {
  const versions = range.split("||").map((part): Version => {
    const [major = 0, minor = 0, patch = 0] = part.match(/\d+/g)?.map(Number) ?? [];
    return [major, minor, patch];
  });
  return versions.reduce((least, version) => (isNewer(least, version) ? version : least));
}

function isNewer(a: Version, b: Version): boolean {
  const at = a.findIndex((part, index) => part !== b[index]);
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
}
