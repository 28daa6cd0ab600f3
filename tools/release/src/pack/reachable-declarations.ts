// A package exports few of its modules, but the compiler writes declarations for all of them. The declarations that
// nobody can import are not packed.
import { posix } from "node:path";
import { manifestOf, textOf, type Files } from "../tarball.ts";

const DECLARATIONS = /^dist\/.*\.d\.ts$/;
const REFERENCE = /(?:\bfrom|\bimport\(|\bimport)\s*["'](?<path>\.[^"']*)["']/g;

/**
 * Returns the paths of declarations in `dist` that cannot be reached from the types in `exports`. Returns none if the
 * package has no `exports`, or uses patterns in it.
 */
export function unreachableDeclarations(files: Files): ReadonlySet<string> {
  const entries = entriesOf(manifestOf(files).exports);
  if (entries.length === 0 || entries.some((path) => path.includes("*"))) return new Set();
  const reached = new Set<string>();
  const visit = (path: string) => {
    if (reached.has(path) || !files.has(path)) return;
    reached.add(path);
    for (const { groups } of textOf(files, path).matchAll(REFERENCE))
      visit(posix.join(posix.dirname(path), declarationOf(groups?.path ?? "")));
  };
  for (const entry of entries) visit(posix.normalize(entry));
  const all = [...files.keys()].filter((path) => DECLARATIONS.test(path));
  return new Set(all.filter((path) => !reached.has(path)));
}

/** Returns all paths of types in `exports`. */
function entriesOf(exports: unknown): string[] {
  if (typeof exports !== "object" || exports === null) return [];
  return Object.entries(exports).flatMap(([condition, target]) =>
    condition === "types" && typeof target === "string" ? [target] : entriesOf(target),
  );
}

function declarationOf(path: string): string {
  return path.replace(/\.[jt]s$/, ".d.ts").replace(/\.d\.d\.ts$/, ".d.ts");
}
