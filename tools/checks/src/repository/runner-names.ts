// A runner such as npx downloads what is not installed, so that a printed command must name a package that is ours or that
// everyone knows: `npx document-export` would run whatever a stranger publishes under the name of our command.
import { readFile } from "node:fs/promises";

const read = /\.(?:ts|tsx|md|mdx|astro|ya?ml|json)$/;
const foreign = /CHANGELOG|^packages\/docs\/messages\.md$|\/golden\/|\/data\//;
const own = /^tools\/checks\/(?:src|test)\/repository\/runner-names/;

/** Where a command begins: a sentence about npx has none. Then a runner, its flags, and the first word after them. */
const RUNNER =
  /(?<=^\s*|[`"'($:] *|\btime +)(?:npx|bunx|pnpm dlx|yarn dlx|npm exec(?: --)?)(?: +(?:(?:-p|--package)[ =](?<named>[\w@/.-]+)|-{1,2}[\w-]+))* +(?<name>@?[a-z][\w@/.-]*)/gm;
const OURS = /^@document-export\//;
/** Packages of others that pages may run, by their names on npm. */
const KNOWN = new Set(["pnpm@12", "pnpm", "vitest"]);

/** One line for each printed command that a runner could take from a stranger. */
export async function checkRunnerNames(files: readonly string[]): Promise<string[]> {
  const ours = files.filter((file) => read.test(file) && !foreign.test(file) && !own.test(file));
  const reports = await Promise.all(
    ours.map(async (file) => findRunnerNames(file, await readFile(file, "utf8"))),
  );
  return reports.flat();
}

/** The commands of a file whose package nobody of ours owns, each with its line. */
export function findRunnerNames(file: string, text: string): string[] {
  return [...text.matchAll(RUNNER)].flatMap(({ 0: found, index, groups }) => {
    const name = groups?.["named"] ?? groups?.["name"] ?? "";
    if (OURS.test(name) || KNOWN.has(name)) return [];
    const line = text.slice(0, index).split("\n").length;
    return [
      `${file}:${line}: \`${found}\`: name the package, such as \`npx @document-export/service\`: others may publish \`${name}\``,
    ];
  });
}
