import { glob, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { codeBlocksOf, type CodeBlock } from "./code-block.ts";

export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
export const CONTENT = "packages/docs/src/content/docs";

/** The documents that people read: guides, READMEs, and the pages in the `docs` of a package. */
const PATTERNS = [
  "*.md",
  "{examples,spec}/*.md",
  "{packages,tools}/*/*.md",
  "packages/*/{bench,docs,architecture}/*.md",
  `${CONTENT}/*.{md,mdx}`,
  `${CONTENT}/guides/*.{md,mdx}`,
];

/** Written from the source by a test, which holds them. */
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

/** Every document with code that a reader copies, in the order of their paths. */
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

/** The name of a document's own folder, in `given` and where its code is run. */
export function folderOf(file: string): string {
  return join(dirname(file), file.endsWith("README.md") ? "" : file.replace(/.*\/|\.mdx?$/g, ""))
    .replaceAll("/", "-")
    .replace("packages-docs-src-content-docs-", "");
}

function isBuilt(file: string): boolean {
  return /(?:^|\/)(?:node_modules|dist|test-results|CHANGELOG\.md)/.test(file);
}
