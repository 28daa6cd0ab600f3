import { dirname, relative } from "node:path";
import { parseAst } from "rolldown/parseAst";

/** A package import in a built module. */
export interface Import {
  readonly from: string;
  readonly names: readonly string[];
  /** Start offset of the package name in the module, quotes included. */
  readonly start: number;
  readonly end: number;
}

type Statement = ReturnType<typeof parseAst>["body"][number];

/** Returns the package that a module specifier belongs to. */
export function packageOf(specifier: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
}

/**
 * Returns the package imports in the code of a module, including re-exports, except those of kept packages. Throws if
 * an import is not by name, or is an expression.
 */
export function importsOf(code: string, kept: ReadonlySet<string>): Import[] {
  const { body } = parseAst(code);
  const isOther = (from: string) => /^(?:node:|\.)/.test(from) || kept.has(packageOf(from));
  const late = lateImports(body).find((from) => !isOther(from));
  if (late !== undefined)
    throw new Error(
      `Expected ${late} to be imported by a statement, got \`import("${late}")\`, whose package would be missing. ` +
        "Import by a statement in a module of your own, and load that one late.",
    );
  return body.flatMap((statement) => {
    const source = "source" in statement ? statement.source : null;
    if (!source || isOther(source.value)) return [];
    const { value: from, start, end } = source;
    return [{ from, names: namesOf(statement, from), start, end }];
  });
}

/** Returns the modules imported by `import()` expressions, at any depth. */
function lateImports(node: unknown): readonly string[] {
  if (typeof node !== "object" || node === null) return [];
  const { type, source } = node as { readonly type?: unknown; readonly source?: unknown };
  const from: unknown = type === "ImportExpression" ? Object(source).value : undefined;
  const inside = Object.values(node).flatMap(lateImports);
  return typeof from === "string" ? [from, ...inside] : inside;
}

function namesOf(statement: Statement, from: string): string[] {
  const imported = specifiersOf(statement);
  if (imported.every((name) => name !== undefined)) return imported;
  throw new Error(`Expected imports of ${from} by name, got another one.`);
}

function specifiersOf(statement: Statement): (string | undefined)[] {
  if (statement.type === "ImportDeclaration")
    return statement.specifiers.map((each) => {
      if (each.type === "ImportDefaultSpecifier") return "default";
      return each.type === "ImportSpecifier" ? nameOf(each.imported) : undefined;
    });
  if (statement.type === "ExportNamedDeclaration")
    return statement.specifiers.map(({ local }) => nameOf(local));
  return [undefined];
}

function nameOf(name: { readonly type: string; readonly name?: string }): string | undefined {
  return name.type === "Identifier" ? name.name : undefined;
}

/** Returns the code of a module with its imports pointing to other modules, by file path. */
export function redirectImports(
  file: string,
  code: string,
  imports: readonly Import[],
  fileOf: (specifier: string) => string,
): string {
  return imports.toReversed().reduce((text, { from, start, end }) => {
    const path = pathBetween(file, fileOf(from));
    return `${text.slice(0, start)}"${path}"${text.slice(end)}`;
  }, code);
}

/** Returns the specifier by which one module imports another. */
export function pathBetween(file: string, other: string): string {
  const path = relative(dirname(file), other).replaceAll("\\", "/");
  return path.startsWith(".") ? path : `./${path}`;
}
