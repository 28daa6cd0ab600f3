import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown, type OutputChunk, type Plugin } from "rolldown";
import { INPUT, OUTPUT, VENDOR, writeNotices } from "./for-node.ts";
import { importsOf, packageOf, redirectImports } from "./imports.ts";

/** Exceptions from vendoring, and additional licenses. */
export interface Vendoring {
  /** Packages that are not vendored. */
  readonly kept?: ReadonlySet<string>;
  /** Modules that packages try to load but can do without. */
  readonly optional?: RegExp;
  /** Licenses of code that these packages copied without naming them. */
  readonly licences?: string;
}

/** Folder of virtual modules that exist only while the bundler runs. */
const ENTRIES = "vendor-entries";

/**
 * Vendors the packages that the built modules of a package use into its `dist/vendor`: one module for each package with
 * the exports that are imported, and redirects the imports there. The packages then need not be installed, and their
 * files need not all be read at each start. Returns their names; the licenses go into `licences.js`. Throws if an
 * import cannot be resolved.
 */
export async function vendorPackages(
  folder: string,
  { kept = new Set(), optional = /^$/, licences = "" }: Vendoring = {},
): Promise<ReadonlySet<string>> {
  const vendor = join(folder, VENDOR);
  const modules = readModules(join(folder, "dist"), kept);
  const names = importedNames(modules);
  if (names.size === 0)
    throw new Error(
      `Expected modules in ${join(folder, "dist")} that import packages, got none. Compile them first.`,
    );
  rmSync(vendor, { recursive: true, force: true });
  const chunks = await bundle(folder, names, kept, optional);
  await writeNotices(folder, chunks, licences);
  const target = (specifier: string) => join(vendor, `${entryName(specifier)}.js`);
  for (const { file, code, imports } of modules)
    writeFileSync(file, redirectImports(file, code, imports, target));
  return new Set([...names.keys()].map(packageOf));
}

/** A built module, and its imports that are to be vendored. */
interface Module {
  readonly file: string;
  readonly code: string;
  readonly imports: ReturnType<typeof importsOf>;
}

function readModules(dist: string, kept: ReadonlySet<string>): Module[] {
  return readdirSync(dist, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".js") && !path.startsWith("vendor"))
    .map((path) => {
      const file = join(dist, path);
      const code = readFileSync(file, "utf8");
      return { file, code, imports: importsOf(code, kept) };
    });
}

/** Imported names of each module of a package. */
type Names = ReadonlyMap<string, ReadonlySet<string>>;

function importedNames(modules: readonly Module[]): Names {
  const names = new Map<string, Set<string>>();
  for (const { from, names: some } of modules.flatMap(({ imports }) => imports))
    names.set(from, new Set([...(names.get(from) ?? []), ...some]));
  return names;
}

async function bundle(
  folder: string,
  names: Names,
  kept: ReadonlySet<string>,
  optional: RegExp,
): Promise<OutputChunk[]> {
  const input = [...names.keys()].map((name) => [entryName(name), entryOf(folder, name)] as const);
  const build = await rolldown({
    input: Object.fromEntries(input),
    ...INPUT,
    external: (id) => optional.test(id) || kept.has(packageOf(id)),
    plugins: [...INPUT.plugins, entries(folder, names)],
    // Also copies files that a module loads from its own folder, such as WebAssembly.
    experimental: { ...INPUT.experimental, resolveNewUrlToAsset: true },
  });
  const { output } = await build.write({
    dir: join(folder, VENDOR),
    format: "esm",
    chunkFileNames: "chunk-[hash].js",
    assetFileNames: "[name]-[hash][extname]",
    ...OUTPUT,
  });
  return output.filter((each) => each.type === "chunk");
}

function entryName(specifier: string): string {
  return specifier.replace("@", "").replaceAll("/", "-");
}

/** Returns a module that re-exports a package; `.mjs`, so that Node's rules for importing CommonJS apply. */
function entryOf(folder: string, specifier: string): string {
  return join(folder, ENTRIES, `${encodeURIComponent(specifier)}.mjs`);
}

function entries(folder: string, names: Names): Plugin {
  return {
    name: "entries",
    resolveId(source, importer) {
      if (source.includes(ENTRIES)) return source;
      if (!importer?.includes(ENTRIES)) return null;
      return this.resolve(source, join(folder, "package.json"), { skipSelf: true });
    },
    load(id) {
      const [, name] = /vendor-entries\/(.*)\.mjs$/.exec(id.replaceAll("\\", "/")) ?? [];
      if (name === undefined) return null;
      const specifier = decodeURIComponent(name);
      return `export { ${[...(names.get(specifier) ?? [])].join(", ")} } from "${specifier}";`;
    },
  };
}
