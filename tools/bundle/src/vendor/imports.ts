import { dirname, relative } from "node:path";
import { parseAst } from "rolldown/parseAst";

/** An import of a package by a built module. */
export interface Import {
  readonly from: string;
  readonly names: readonly string[];
  /** Where the module names the package, quotes included. */
  readonly start: number;
  readonly end: number;
}

type Statement = ReturnType<typeof parseAst>["body"][number];

/** The package of a module that is imported. */
export function packageOf(specifier: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
}

/**
 * The imports of packages in the code of a module, re-exports included, but for packages that are kept. Throws where one is
 * not by name.
 */
export function importsOf(code: string, kept: ReadonlySet<string>): Import[] {
  return parseAst(code).body.flatMap((statement) => {
    const source = "source" in statement ? statement.source : null;
    if (!source || /^(?:node:|\.)/.test(source.value)) return [];
    if (kept.has(packageOf(source.value))) return [];
    const { value: from, start, end } = source;
    return [{ from, names: namesOf(statement, from), start, end }];
  });
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

/** The code of a module with its imports leading to other modules, by the paths of their files. */
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

/** How a module names another one. */
export function pathBetween(file: string, other: string): string {
  const path = relative(dirname(file), other).replaceAll("\\", "/");
  return path.startsWith(".") ? path : `./${path}`;
}
