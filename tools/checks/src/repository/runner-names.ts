// A runner such as npx downloads packages that are not installed, so a printed command must name one of our packages or
// a well-known one: `npx document-export` would run whatever a stranger publishes under our command's name.
import { readFile } from "node:fs/promises";

const read = /\.(?:ts|tsx|md|mdx|astro|ya?ml|json)$/;
const foreign = /CHANGELOG|^packages\/docs\/messages\.md$|\/golden\/|\/data\//;
const own = /^tools\/checks\/(?:src|test)\/repository\/runner-names/;

/** Matches a command, but not a sentence about npx: the start, a runner, its flags, and the first word after them. */
const RUNNER =
  /(?<=^\s*|[`"'($:] *|\btime +)(?:npx|bunx|pnpm dlx|yarn dlx|npm exec(?: --)?)(?: +(?:(?:-p|--package)[ =](?<named>[\w@/.-]+)|-{1,2}[\w-]+))* +(?<name>@?[a-z][\w@/.-]*)/gm;
const OURS = /^@document-export\//;
/** Third-party packages that pages may run, by npm name. */
const KNOWN = new Set(["pnpm@12", "pnpm", "vitest"]);

/** Returns one line for each printed command for which a runner could download a stranger's package. */
export async function checkRunnerNames(files: readonly string[]): Promise<string[]> {
  const ours = files.filter((file) => read.test(file) && !foreign.test(file) && !own.test(file));
  const reports = await Promise.all(
    ours.map(async (file) => findRunnerNames(file, await readFile(file, "utf8"))),
  );
  return reports.flat();
}

/** Returns the commands in a file whose package we do not own, each with its line. */
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
