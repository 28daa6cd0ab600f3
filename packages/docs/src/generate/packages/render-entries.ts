import { glob, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, posix, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { Application } from "typedoc";
import type { Entry } from "./entries.ts";

const ROOT = fileURLToPath(new URL("../../../../../", import.meta.url));

/** TypeDoc options that show members in tables: a heading for each would make a page five times as long. */
const MARKDOWN_OPTIONS = {
  outputFileStrategy: "modules",
  router: "module",
  hideBreadcrumbs: true,
  hidePageHeader: true,
  hidePageTitle: true,
  hideGroupHeadings: true,
  parametersFormat: "table",
  interfacePropertiesFormat: "table",
  classPropertiesFormat: "table",
  typeAliasPropertiesFormat: "table",
  typeDeclarationFormat: "table",
  propertyMembersFormat: "table",
  enumMembersFormat: "table",
  tableColumnSettings: {
    hideInherited: true,
    hideOverrides: true,
    hideSources: true,
    hideModifiers: true,
  },
} as const;

/** Renders the API of each entry point as Markdown from its doc comments, by the path of its page. */
export async function renderEntries(
  entries: readonly Entry[],
): Promise<ReadonlyMap<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), "document-export-api-"));
  try {
    await runTypeDoc(entries, folder);
    return await readRendered(join(folder, "out"), pathOfFiles(entries));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function runTypeDoc(entries: readonly Entry[], folder: string): Promise<void> {
  const files = entries.map(({ types }) => types);
  const tsconfig = join(folder, "tsconfig.json");
  const compilerOptions = {
    target: "es2022",
    lib: ["es2024", "dom"],
    module: "nodenext",
    strict: true,
    skipLibCheck: true,
    typeRoots: [join(ROOT, "node_modules/@types")],
    types: [],
  };
  await writeFile(tsconfig, JSON.stringify({ compilerOptions, files }));
  const app = await Application.bootstrapWithPlugins({
    entryPoints: files,
    tsconfig,
    plugin: ["typedoc-plugin-markdown"],
    outputs: [{ name: "markdown", path: join(folder, "out") }],
    displayBasePath: ROOT,
    basePath: ROOT,
    readme: "none",
    skipErrorChecking: true,
    excludeExternals: true,
    excludeInternal: true,
    excludePrivate: true,
    excludeProtected: true,
    disableSources: true,
    hideGenerator: true,
    groupOrder: ["Functions", "Classes", "Variables", "Interfaces", "Type Aliases", "*"],
    sort: ["source-order"],
    logLevel: "Error",
    ...(MARKDOWN_OPTIONS as object),
  });
  const project = await app.convert();
  if (!project)
    throw new Error("TypeDoc could not read the types of the packages: are they built?");
  await app.generateOutputs(project);
}

/** Returns the path of each entry point's page, by TypeDoc's file name. */
function pathOfFiles(entries: readonly Entry[]): ReadonlyMap<string, string> {
  return new Map(
    entries.map(({ types, path }) => [relative(ROOT, types).replace(/\.d\.ts$/, ".md"), path]),
  );
}

async function readRendered(
  folder: string,
  paths: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const pathOfPage = (file: string): string => paths.get(file) ?? pathOfGroup(file);
  const rendered = new Map<string, string>();
  for await (const file of glob("packages/**/*.md", { cwd: folder })) {
    const text = await readFile(join(folder, file), "utf8");
    rendered.set(pathOfPage(file), tidy(linkPages(text, file, pathOfPage)));
  }
  return rendered;
}

/** Returns the path of a namespace: `packages/types/dist/index/namespaces/schemas.md` is `packages/types/schemas`. */
function pathOfGroup(file: string): string {
  return file
    .replace(/(?:\/(?:README|index))?\.md$/, "")
    .split("/")
    .filter((part) => part !== "dist" && part !== "namespaces")
    .join("/");
}

/** Turns links between files into links between pages of the site. */
function linkPages(text: string, file: string, pathOfPage: (file: string) => string): string {
  return text.replaceAll(/\]\(([^)#\s]+\.md)(#[^)]*)?\)/g, (_, target: string, anchor = "") => {
    const path = pathOfPage(relative(".", posix.join(dirname(file), target)));
    return `](/docs/reference/${path}/${anchor})`;
  });
}

/** Parts that tell users of a package nothing, or repeat the signature above. */
const NOISE = [
  /^#{3,} (?:Overrides|Inherited from|Extended by)\n\n(?:[^\n#]+\n)+\n?/gm,
  // Names of unconstrained type parameters.
  /^#{3,} Type Parameters\n\n\| Type Parameter \|\n\| -+ \|\n(?:\|(?!.*(?:extends| = )).*\n)+\n/gm,
  // A return type without a description.
  /^#{3,} Returns\n\n[^\n]+\n\n(?=#|\*\*\*|$(?![^]))/gm,
  /^\*\*\*\n\n/gm,
] as const;

function tidy(text: string): string {
  return NOISE.reduce((rest, noise) => rest.replaceAll(noise, ""), text)
    .replaceAll(/ \| - \|$/gm, " |  |")
    .replaceAll(" | `undefined` | ", " |  | ");
}
