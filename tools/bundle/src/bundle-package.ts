import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { rolldown } from "rolldown";
import { INPUT, VENDOR, writeNotices } from "./vendor/for-node.ts";
import { packageOf } from "./vendor/imports.ts";

/** A package whose built modules are bundled. */
export interface BundledPackage {
  /** The folder of the package. */
  readonly folder: string;
  /** The modules that others load, by the path of their file: both below `dist`, without `.js`. */
  readonly entries: Readonly<Record<string, string>>;
  /** `neutral` for code that runs outside of Node too. */
  readonly platform: "node" | "neutral";
  /** Packages that stay dependencies. */
  readonly kept?: ReadonlySet<string>;
  /** Files to include instead of packages, by the names of the packages. */
  readonly replaced?: Readonly<Record<string, string>>;
  /** True if the built modules and `dist/vendor` stay, for tests that load some of them by their path. */
  readonly keepsModules?: boolean;
}

/** Folder in `dist` of what entries share or load late. */
const CHUNKS = "chunks";

/**
 * Replaces the built modules of a package with one file for each entry, and files in `dist/chunks` for what entries
 * share or load late, since reading hundreds of small files takes most of the time of a start. Declarations stay as
 * they are. The code of imported packages goes into the same files.
 *
 * Returns the names of the packages whose code was included; their licenses go into `dist/vendor/licences.js`. Throws if
 * an import cannot be resolved, and leaves the modules then.
 */
export async function bundlePackage({
  folder,
  entries,
  platform,
  kept = new Set(),
  replaced,
  keepsModules = false,
}: BundledPackage): Promise<ReadonlySet<string>> {
  const dist = join(folder, "dist");
  const packages = new Set<string>();
  const files = Object.entries(entries).map(([name, module]) => [name, join(dist, `${module}.js`)]);
  const build = await rolldown({
    ...INPUT,
    input: Object.fromEntries(files) as Record<string, string>,
    platform,
    external: (id, importer) => {
      if (id.startsWith("node:")) return true;
      if (/^(?:[./\\]|[a-z]:)/i.test(id))
        return resolve(dirname(importer ?? dist), id).startsWith(join(folder, VENDOR));
      if (kept.has(packageOf(id))) return true;
      if (importer?.startsWith(dist)) packages.add(packageOf(id));
      return false;
    },
    resolve: {
      ...INPUT.resolve,
      alias: { ...INPUT.resolve.alias, ...replaced },
      ...(platform === "neutral" && {
        conditionNames: ["import", "default"],
        mainFields: ["module", "main"],
      }),
    },
    transform: { ...(platform === "node" && INPUT.transform), target: "es2022" },
  });
  const { output } = await build.generate({
    format: "esm",
    chunkFileNames: `${CHUNKS}/[name]-[hash].js`,
    comments: { legal: true, annotation: true, jsdoc: false },
  });
  if (keepsModules) rmSync(join(dist, CHUNKS), { recursive: true, force: true });
  else deleteModules(dist);
  const chunks = output.filter((each) => each.type === "chunk");
  for (const { fileName, code } of chunks) {
    mkdirSync(dirname(join(dist, fileName)), { recursive: true });
    writeFileSync(join(dist, fileName), code);
  }
  for (const { fileName, code } of chunks) assertFiles(join(dist, fileName), code);
  if (packages.size > 0) await writeNotices(folder, chunks);
  return packages;
}

/** Matches a file that a module finds relative to its own, which is in another folder now. */
const RELATIVE = /(?:new URL|require)\("(\.[^"]*)"(?:, import\.meta\.url)?\)/g;

function assertFiles(file: string, code: string): void {
  for (const [expression, path = ""] of code.matchAll(RELATIVE))
    if (!existsSync(join(dirname(file), path)))
      throw new Error(
        `Expected a file for \`${expression}\` in the bundled ${basename(file)}, got none. Write the path so that it ` +
          "leads to the same file from two folders below the package.",
      );
}

/** Deletes the compiled modules, and what an earlier build left in `vendor`, which would be published. */
function deleteModules(dist: string): void {
  rmSync(join(dist, "vendor"), { recursive: true, force: true });
  for (const path of readdirSync(dist, { recursive: true, encoding: "utf8" }))
    if (/\.js(?:\.map)?$/.test(path)) rmSync(join(dist, path));
}
