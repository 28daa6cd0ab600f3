import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { packageOf, pathBetween } from "@document-export/bundle";

const require = createRequire(import.meta.url);
const IMPORT = /(?:import|export) type \{([^}]*)\} from "([^"]+)"|from "([^"]+)"/g;

/** The files of types that a file of types leads to, itself included, and the packages that they name. */
function reach(entry: string): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    const text = readFileSync(file, "utf8");
    found.set(file, text);
    for (const [, , one, other] of text.matchAll(IMPORT)) {
      const path = one ?? other ?? "";
      if (path.startsWith(".")) visit(join(dirname(file), path.replace(/\.[jt]s$/, ".d.ts")));
    }
  };
  visit(entry);
  return found;
}

/**
 * Copies the types of other packages of this repository that the types of `dist/index.d.ts` name into `vendor`, and lets
 * these lead there. Gives the other packages that they name, which whoever uses the types needs.
 */
export function copyTypes(dist: string, vendor: string): Set<string> {
  const needed = new Set<string>();
  for (const [file, text] of reach(join(dist, "index.d.ts"))) {
    const changed = text.replaceAll(
      IMPORT,
      (line, names?: string, from?: string, other?: string) => {
        const name = from ?? other ?? "";
        if (/^(?:node:|\.)/.test(name)) return line;
        if (names === undefined || !name.startsWith("@document-export/")) {
          needed.add(packageOf(name));
          return line;
        }
        const target = copyOf(name, namesIn(names), vendor);
        return line.replace(`"${name}"`, `"${pathBetween(file, target)}"`);
      },
    );
    if (changed !== text) writeFileSync(file, changed);
  }
  return needed;
}

function namesIn(list: string): string[] {
  return list
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
}

/** Copies what declares these types, and gives the module that has them all. */
function copyOf(name: string, names: readonly string[], vendor: string): string {
  const index = require.resolve(name).replace(/\.js$/, ".d.ts");
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
