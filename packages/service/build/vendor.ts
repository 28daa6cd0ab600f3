// Puts the code of other packages that the service uses into `dist/vendor`, after the compiler: a module for each package
// with the exports that are imported, and imports lead there. Hundreds of packages then need not be installed, nor
// thousands of files read at each start.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { noticesOf } from "@document-export/bundle";
import { rolldown, type OutputChunk, type Plugin } from "rolldown";
import { parseAst } from "rolldown/parseAst";
import { copyTypes, packageOf } from "./copy-types.ts";

const PACKAGE = fileURLToPath(new URL("..", import.meta.url));
const DIST = join(PACKAGE, "dist");
const VENDOR = join(DIST, "vendor");

/** These stay packages: they have files besides code. */
const KEPT: ReadonlySet<string> = new Set([
  "@document-export/docs",
  "@document-export/spec",
  "@electric-sql/pglite",
]);
/** Native code that packages try to load, and do without. */
const OPTIONAL = /^(?:cpu-features|pg-native|pg-cloudflare)$|\.node$/;

/** An import of a package by a built module. */
interface Import {
  readonly from: string;
  readonly names: readonly string[];
  /** Where the module names the package, quotes included. */
  readonly start: number;
  readonly end: number;
}

const modules = readdirSync(DIST, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".js") && !path.startsWith("vendor"))
  .map((path) => {
    const file = join(DIST, path);
    const code = readFileSync(file, "utf8");
    return { file, code, imports: importsOf(code) };
  });
const names = new Map<string, Set<string>>();
for (const { from, names: some } of modules.flatMap(({ imports }) => imports))
  names.set(from, new Set([...(names.get(from) ?? []), ...some]));

const entries: Plugin = {
  name: "entries",
  resolveId(source, importer) {
    if (source.includes("vendor-entries")) return source;
    if (!importer?.includes("vendor-entries")) return null;
    return this.resolve(source, join(PACKAGE, "src/index.ts"), { skipSelf: true });
  },
  load(id) {
    const [, name] = /vendor-entries\/(.*)\.mjs$/.exec(id.replaceAll("\\", "/")) ?? [];
    if (name === undefined) return null;
    const specifier = decodeURIComponent(name);
    return `export { ${[...(names.get(specifier) ?? [])].join(", ")} } from "${specifier}";`;
  },
};

rmSync(VENDOR, { recursive: true, force: true });
await writeNotices(await bundle());
writePackages(copyTypes(DIST, VENDOR));
for (const { file, code, imports } of modules) writeFileSync(file, redirect(file, code, imports));

/** The imports of packages that do not stay packages. */
function importsOf(code: string): Import[] {
  return parseAst(code).body.flatMap((node) => {
    if (node.type !== "ImportDeclaration") return [];
    const from = node.source.value;
    if (/^(?:node:|\.)/.test(from) || KEPT.has(packageOf(from))) return [];
    const imported = node.specifiers.map((each) => {
      if (each.type === "ImportDefaultSpecifier") return "default";
      if (each.type === "ImportSpecifier" && each.imported.type === "Identifier")
        return each.imported.name;
      throw new Error(`Expected imports of ${from} by name, got another one.`);
    });
    return [{ from, names: imported, start: node.source.start, end: node.source.end }];
  });
}

function fileOf(specifier: string): string {
  return specifier.replace("@", "").replaceAll("/", "-");
}

async function bundle(): Promise<OutputChunk[]> {
  const input = [...names.keys()].map((name) => [fileOf(name), entryOf(name)] as const);
  const build = await rolldown({
    input: Object.fromEntries(input),
    platform: "node",
    external: (id) => OPTIONAL.test(id) || KEPT.has(packageOf(id)),
    plugins: [entries],
    // CommonJS has these two, and modules do not.
    transform: { define: { __dirname: "import.meta.dirname", __filename: "import.meta.filename" } },
    onLog: (level, log, next) => {
      if (log.code === "UNRESOLVED_IMPORT") throw new Error(log.message);
      next(level, log);
    },
  });
  const { output } = await build.write({
    dir: VENDOR,
    format: "esm",
    chunkFileNames: "chunk-[hash].js",
    // Names stay, for stack traces.
    minify: { compress: true, mangle: false, codegen: true },
  });
  return output.filter((each) => each.type === "chunk");
}

/** A module that exports of a package what is imported; `.mjs`, so that Node's rules for imports of CommonJS hold. */
function entryOf(specifier: string): string {
  return join(PACKAGE, "vendor-entries", `${encodeURIComponent(specifier)}.mjs`);
}

/** The release puts them beside the licence. */
async function writeNotices(chunks: readonly OutputChunk[]): Promise<void> {
  const notices = await noticesOf(chunks.flatMap(({ moduleIds }) => moduleIds));
  const text = notices.replaceAll("*/", "* /");
  const comment = `/*\nThis file contains code of these packages:\n\n${text}\n*/\nexport {};\n`;
  writeFileSync(join(VENDOR, "licences.js"), comment);
}

/** The release leaves out these dependencies; whose types are needed stays. */
function writePackages(needed: ReadonlySet<string>): void {
  const inside = new Set([...names.keys()].map(packageOf).filter((name) => !needed.has(name)));
  const list = `${JSON.stringify([...inside].toSorted(), undefined, 2)}\n`;
  writeFileSync(join(VENDOR, "packages.json"), list);
}

function redirect(file: string, code: string, imports: readonly Import[]): string {
  return imports.toReversed().reduce((text, { from, start, end }) => {
    const path = relative(dirname(file), join(VENDOR, `${fileOf(from)}.js`)).replaceAll("\\", "/");
    return `${text.slice(0, start)}"${path.startsWith(".") ? path : `./${path}`}"${text.slice(end)}`;
  }, code);
}
