// Tests of the deep tier only repeat tests of the first tier with more cases. The page of deep tests names, for each of
// them, the test of the first tier with one of its cases.
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path/posix";
import { namedPaths } from "./named-paths.ts";

const PAGE = "tools/checks/deep-tests.md";
const DEEP = /\.deep\.test\.ts$/;
const TEST = /\.test\.ts$/;

/** Returns one line for each deep test without a row on the page, or whose row names no test of the first tier. */
export async function checkDeepTests(files: readonly string[]): Promise<string[]> {
  return deepTestFaults(
    files.filter((file) => DEEP.test(file)),
    await readFile(PAGE, "utf8"),
  );
}

/** Does the same check with the text of a page. */
export function deepTestFaults(deep: readonly string[], page: string): string[] {
  const rows = page.split("\n").map((line) => {
    const paths = namedPaths(line).links.map(({ path }) => join(dirname(PAGE), path));
    return { file: paths[0], others: paths.slice(1) };
  });
  return deep.flatMap((file) => {
    const row = rows.find((each) => each.file === file);
    if (!row) return [`${PAGE}: no row for ${file}: say why it is deep, and what stays.`];
    const stays = row.others.some((other) => TEST.test(other) && !DEEP.test(other));
    return stays ? [] : [`${PAGE}: the row for ${file} names no test of the first tier.`];
  });
}
