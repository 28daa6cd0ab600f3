import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { rolldown } from "rolldown";
import { INPUT, writeNotices } from "./vendor/for-node.ts";
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
}

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
      if (/^(?:[./\\]|[a-z]:)/i.test(id)) return false;
      if (kept.has(packageOf(id))) return true;
      if (importer?.startsWith(dist)) packages.add(packageOf(id));
      return false;
    },
    resolve: {
      ...INPUT.resolve,
      ...(platform === "neutral" && {
        conditionNames: ["import", "default"],
        mainFields: ["module", "main"],
      }),
    },
    transform: { ...(platform === "node" && INPUT.transform), target: "es2022" },
  });
  const { output } = await build.generate({
    format: "esm",
    chunkFileNames: "chunks/[name]-[hash].js",
    comments: { legal: true, annotation: true, jsdoc: false },
  });
  deleteModules(dist);
  const chunks = output.filter((each) => each.type === "chunk");
  for (const { fileName, code } of chunks) {
    mkdirSync(dirname(join(dist, fileName)), { recursive: true });
    writeFileSync(join(dist, fileName), code);
  }
  await writeNotices(folder, chunks);
  return packages;
}

function deleteModules(dist: string): void {
  for (const path of readdirSync(dist, { recursive: true, encoding: "utf8" }))
    if (/\.js(?:\.map)?$/.test(path)) rmSync(join(dist, path));
}
