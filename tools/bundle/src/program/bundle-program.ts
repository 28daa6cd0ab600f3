import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown, type ChunkingContext, type OutputChunk } from "rolldown";
import { dependenciesOf } from "../dependencies.ts";
import { INPUT, OUTPUT, writeNotices, writeVendored } from "../vendor/for-node.ts";
import { lateName, loadLate } from "./load-late.ts";

/** A command whose built modules are bundled. */
export interface Program {
  /** Folder of its package. */
  readonly folder: string;
  /** Names of built modules that stay as they are. All others are deleted, but not their types. */
  readonly kept: readonly string[];
  /** Packages that are bundled from their source, by the path of their main module. */
  readonly sources: Readonly<Record<string, string>>;
  /** Source modules that are loaded when one of their functions is called first. They export only functions. */
  readonly late: readonly string[];
}

/** Folder of the bundle in `dist`, as deep as a folder of `src`: modules find files relative to their own. */
const PROGRAM = "program";
const START = "start";
/** Matches what the compiler wrote and the bundle replaces. Types stay. */
const BUNDLED = /\.js(?:\.map)?$/;

/**
 * Bundles the built modules of a command with the packages that they import, so that a start reads few files. What
 * `dist/start.js` imports becomes one file in `dist/program`, and each part that is imported late becomes another. They
 * are CommonJS: if an ES module imports a built-in module, Node reads all members of that one, and some of them load
 * further modules.
 */
export async function bundleProgram({ folder, kept, sources, late }: Program): Promise<void> {
  const dist = join(folder, "dist");
  const start = join(dist, `${START}.js`);
  rmSync(join(dist, PROGRAM), { recursive: true, force: true });
  const build = await rolldown({
    ...INPUT,
    input: { [START]: start, ...Object.fromEntries(late.map((file) => [lateName(file), file])) },
    plugins: [...INPUT.plugins, loadLate(late)],
    resolve: {
      ...INPUT.resolve,
      alias: { ...INPUT.resolve.alias, ...sources },
      extensionAlias: { ".js": [".ts", ".js"] },
    },
  });
  let first: ReadonlySet<string> | undefined;
  const { output } = await build.write({
    ...OUTPUT,
    dir: join(dist, PROGRAM),
    format: "cjs",
    entryFileNames: "[name].cjs",
    chunkFileNames: "[name]-[hash].cjs",
    codeSplitting: {
      groups: [
        {
          name: (id, modules) => {
            first ??= importedBy(start, modules);
            return first.has(id) ? START : null;
          },
          debugName: START,
        },
      ],
    },
  });
  const chunks = output.filter((each) => each.type === "chunk");
  for (const path of readdirSync(dist, { recursive: true, encoding: "utf8" }))
    if (
      BUNDLED.test(path) &&
      !path.startsWith(PROGRAM) &&
      !kept.includes(path.replace(/\.map$/, ""))
    )
      rmSync(join(dist, path));
  for (const chunk of chunks)
    if (chunk.name === START && chunk.isEntry) writeFileSync(start, loaderOf(chunk));
  await writeNotices(folder, chunks);
  writeVendored(folder, dependenciesOf(folder));
}

/** Returns a module and all that it imports by statements, at any depth. */
function importedBy(
  id: string,
  modules: ChunkingContext,
  found = new Set<string>(),
): ReadonlySet<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const each of modules.getModuleInfo(id)?.importedIds ?? []) importedBy(each, modules, found);
  return found;
}

/** Returns an ES module with the exports of a CommonJS module. */
function loaderOf({ exports, fileName }: OutputChunk): string {
  return `import { createRequire } from "node:module";
export const { ${exports.join(", ")} } = createRequire(import.meta.url)("./${PROGRAM}/${fileName}");
`;
}
