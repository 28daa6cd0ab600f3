import { glob, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { codeBlocksOf, type CodeBlock } from "./code-block.ts";

export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
export const CONTENT = "packages/docs/src/content/docs";

/** Documents for people: guides, READMEs, and the pages in the `docs` of a package. */
const PATTERNS = [
  "*.md",
  "{examples,spec}/*.md",
  "{packages,tools}/*/*.md",
  "packages/*/{bench,docs,architecture}/*.md",
  `${CONTENT}/*.{md,mdx}`,
  `${CONTENT}/guides/*.{md,mdx}`,
];

/** Documents that are generated from the source; a test keeps them up to date. */
const GENERATED = new Set([
  "packages/docs/messages.md",
  ...["bounds", "destinations", "destination-servers", "job-lifecycle", "logs"].map(
    (name) => `packages/service/docs/${name}.md`,
  ),
]);

/** A Markdown document, with its path from the root of the repository. */
export interface Document {
  readonly file: string;
  readonly markdown: string;
  readonly blocks: readonly CodeBlock[];
}

/** Reads every document with code that readers copy, in the order of their paths. */
export async function readDocuments(): Promise<Document[]> {
  const files: string[] = [];
  for await (const file of glob(PATTERNS, { cwd: ROOT })) files.push(file);
  const written = files.filter((file) => !GENERATED.has(file) && !isBuilt(file)).toSorted();
  return Promise.all(
    written.map(async (file) => {
      const markdown = await readFile(join(ROOT, file), "utf8");
      return { file, markdown, blocks: codeBlocksOf(file, markdown) };
    }),
  );
}

/** Returns the name of a document's folder, in `given` and for running its code. */
export function folderOf(file: string): string {
  return join(dirname(file), file.endsWith("README.md") ? "" : file.replace(/.*\/|\.mdx?$/g, ""))
    .replaceAll("/", "-")
    .replace("packages-docs-src-content-docs-", "");
}

function isBuilt(file: string): boolean {
  return /(?:^|\/)(?:node_modules|dist|test-results|CHANGELOG\.md)/.test(file);
}
