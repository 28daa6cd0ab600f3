// Checks that every path named in a Markdown file exists, so that documentation does not describe files that were
// removed.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { namedPaths } from "./named-paths.ts";

// Matches paths of build output, which need not exist yet.
const built = /(^|\/)(dist|node_modules|test-results|data)(\/|$)/;
const foreign = /descriptions|golden|CHANGELOG|^packages\/docs\/messages\.md$/;

/** Returns one line for each path that a Markdown file names and that does not exist. */
export async function checkDocumentPaths(files: readonly string[]): Promise<string[]> {
  const documents = files.filter((file) => file.endsWith(".md") && !foreign.test(file));
  const reports = await Promise.all(documents.map(checkDocument));
  return reports.flat();
}

async function checkDocument(file: string): Promise<string[]> {
  const { links, code } = namedPaths(await readFile(file, "utf8"));
  const missing = [
    ...links.filter(({ path }) => !existsSync(join(dirname(file), path))),
    ...code.filter(({ path }) => !existsSync(path) && !built.test(path)),
  ];
  return missing.map(({ line, path }) => `${file}:${line}: no such path: ${path}`);
}
