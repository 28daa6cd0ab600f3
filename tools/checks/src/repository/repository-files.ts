import { glob } from "node:fs/promises";

const SKIPPED =
  /(^|\/)(node_modules|dist|bench-dist|test-results|\.turbo|\.astro|content\/docs\/reference)$/;
const PATTERNS = [
  "*.md",
  "{spec,packages,tools,examples}/**/*.{md,ts,tsx,yaml,json}",
  ".github/**/*.{md,yml}",
];

/** Returns the documents, sources and manifests of the repository, sorted, with `/` between folders. */
export async function repositoryFiles(): Promise<string[]> {
  const files: string[] = [];
  const found = glob(PATTERNS, { exclude: (name) => SKIPPED.test(String(name)) });
  for await (const file of found) files.push(file.replaceAll("\\", "/"));
  return files.sort();
}
