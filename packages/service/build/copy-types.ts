import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { pathBetween } from "@document-export/bundle";

const IMPORT =
  /^(?:import|export) type \{([^}]*)\} from ["']([^"']+)["']|^(?:import|export)\b[^"';]* from ["']([^"']+)["']/gm;
/** Examples in comments import too. */
const COMMENT = /\/\*[^]*?\*\//g;
const OWN_SCOPE = "@document-export/";

/** The files of types that a file of types leads to, itself included, with their text. */
function reach(entry: string): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    const text = readFileSync(file, "utf8");
    found.set(file, text);
    for (const path of importedBy(text).filter((name) => name.startsWith(".")))
      visit(join(dirname(file), path.replace(/\.[jt]s$/, ".d.ts")));
  };
  visit(entry);
  return found;
}

/**
 * Copies the types of other packages that the types of `dist/index.d.ts` name into `vendor`, and lets these lead there:
 * of packages of this repository what is named, of others all. Anyone who uses the types then needs only the `shared` ones.
 */
export function copyTypes(dist: string, vendor: string, shared: ReadonlySet<string>): void {
  for (const [file, text] of reach(join(dist, "index.d.ts"))) {
    const changed = text.replaceAll(
      IMPORT,
      (line, names?: string, from?: string, other?: string) => {
        const name = from ?? other ?? "";
        if (/^(?:node:|\.)/.test(name) || shared.has(name)) return line;
        const isNamed = names !== undefined && name.startsWith(OWN_SCOPE);
        const target = isNamed ? copyOf(name, namesIn(names), vendor) : copyAll(name, vendor);
        return line.replace(`"${name}"`, `"${pathBetween(file, target)}"`);
      },
    );
    if (changed !== text) writeFileSync(file, changed);
  }
}

function importedBy(text: string): string[] {
  const imports = text.replaceAll(COMMENT, "").matchAll(IMPORT);
  return [...imports].map(([, , one, other]) => one ?? other ?? "");
}

function namesIn(list: string): string[] {
  return list
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
}

/** The types of a package. */
function indexOf(name: string): string {
  return fileURLToPath(import.meta.resolve(name)).replace(/\.js$/, ".d.ts");
}

/** Copies all types of a package, and returns its module. Throws where they name another package. */
function copyAll(name: string, vendor: string): string {
  const index = indexOf(name);
  const folder = join(vendor, "types", basename(name));
  for (const [file, text] of reach(index)) {
    const other = importedBy(text).find((path) => !path.startsWith("."));
    if (other !== undefined)
      throw new Error(`Expected the types of ${name} to need no package, got ${other}.`);
    copyInto(folder, dirname(index), file);
  }
  return join(folder, "index.js");
}

/** Copies what declares these types, and returns the module that has them all. */
function copyOf(name: string, names: readonly string[], vendor: string): string {
  const index = indexOf(name);
  const all = reach(index);
  const folder = join(vendor, "types", basename(name));
  const lines = names.map((one) => {
    const declares = new RegExp(
      `^export (?:declare )?(?:type|interface|class|const) ${one}\\b`,
      "m",
    );
    const [file] = [...all].find(([, text]) => declares.test(text)) ?? [];
    if (!file) throw new Error(`Expected ${name} to declare ${one}, got nothing.`);
    for (const needed of reach(file).keys()) copyInto(folder, dirname(index), needed);
    const path = relative(dirname(index), file)
      .replace(/\.d\.ts$/, ".js")
      .replaceAll("\\", "/");
    return `export type { ${one} } from "./${path}";\n`;
  });
  const module = join(folder, `${names.join("-")}.d.ts`);
  writeFileSync(module, lines.join(""));
  return module.replace(/\.d\.ts$/, ".js");
}

function copyInto(folder: string, root: string, file: string): void {
  const target = join(folder, relative(root, file));
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(file, target);
}
