import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { packageOf } from "./vendor/imports.ts";
import { writeNotices } from "./vendor/write-notices.ts";

/**
 * Replaces the built modules of a package with one file for each entry and chunks of what they share, since reading
 * hundreds of small files takes most of the time of a first call. Declarations stay as they are. The code of the
 * packages that the modules import goes into the same files, for every runtime and not only for Node.
 *
 * `entries` are paths below `dist` without `.js`; the files are written to `dist` under their last part. Returns the
 * names of the packages whose code was included; their licenses go into `dist/vendor/licences.js`. Throws if an import
 * cannot be resolved.
 */
export async function bundlePackage(
  folder: string,
  entries: readonly string[],
): Promise<ReadonlySet<string>> {
  const dist = join(folder, "dist");
  const input = entries.map((entry) => [entry.split("/").at(-1), join(dist, `${entry}.js`)]);
  const packages = new Set<string>();
  const build = await rolldown({
    input: Object.fromEntries(input) as Record<string, string>,
    platform: "neutral",
    external: (id, importer) => {
      const isPackage = !/^(?:node:|[./\\]|[a-z]:)/i.test(id);
      if (isPackage && importer?.startsWith(dist)) packages.add(packageOf(id));
      return id.startsWith("node:");
    },
    // The build of fflate for Node loads `node:worker_threads`, for asynchronous functions that nothing here calls.
    resolve: {
      alias: { fflate: "fflate/browser" },
      conditionNames: ["import", "default"],
      mainFields: ["module", "main"],
    },
    // Leaves out the path of each module, which is that of the machine that built the package.
    experimental: { attachDebugInfo: "none" },
    transform: { target: "es2022" },
    onLog: (level, log, next) => {
      if (log.code === "UNRESOLVED_IMPORT") throw new Error(log.message);
      next(level, log);
    },
  });
  const { output } = await build.generate({
    format: "esm",
    chunkFileNames: "chunk-[hash].js",
    comments: { legal: true, annotation: true, jsdoc: false },
  });
  deleteModules(dist);
  const chunks = output.filter((each) => each.type === "chunk");
  for (const { fileName, code } of chunks) writeFileSync(join(dist, fileName), code);
  await writeNotices(join(dist, "vendor"), chunks);
  return packages;
}

function deleteModules(dist: string): void {
  for (const path of readdirSync(dist, { recursive: true, encoding: "utf8" }))
    if (/\.js(?:\.map)?$/.test(path)) rmSync(join(dist, path));
}
