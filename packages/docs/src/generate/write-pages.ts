import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { code } from "./markdown.ts";
import { REFERENCE, type Page } from "./page.ts";

/** Maximum length of a description that previews show in full. */
const MAX_DESCRIPTION = 300;

const MAX_SECTIONS_OF_SHORT = 2;

/** Maximum number of broken links that an error lists. */
const MAX_LOST = 10;

/**
 * Writes the pages as Starlight Markdown into a folder, after emptying it.
 *
 * @throws {Error} if two pages share a path, title or description, or if a link between pages is broken.
 */
export async function writePages(pages: readonly Page[], folder: string): Promise<void> {
  assertUnique(pages, "path");
  assertUnique(pages, "title");
  assertUnique(pages, "description");
  const lost = lostLinks(pages);
  if (lost.length > 0)
    throw new Error(
      `${lost.length} links of generated pages lead nowhere: ${lost.slice(0, MAX_LOST).join("; ")}.`,
    );
  await rm(folder, { recursive: true, force: true });
  await Promise.all(pages.map((page) => writePage(page, folder)));
}

async function writePage(page: Page, folder: string): Promise<void> {
  // A page in its own folder keeps its address if a page below it is added.
  const file = join(folder, page.path, "index.md");
  await writeInto(file, `${frontmatter(page)}\n${page.body.trim()}\n`);
  for (const [name, drawing] of page.pictures ?? [])
    await writeInto(join(folder, page.path, name), drawing);
}

async function writeInto(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Returns true if a page is too short for a table of contents, which would make up a third of its size. */
function isShort(body: string): boolean {
  return (body.match(/^##+ /gm) ?? []).length <= MAX_SECTIONS_OF_SHORT;
}

/** Returns the front matter for a table of contents down to a level of headings; level 0 means no table of contents. */
function tableOfContents(level: number): string {
  return level === 0 ? "false" : `{ maxHeadingLevel: ${level} }`;
}

/** Returns the front matter of a page; JSON strings are valid YAML strings. */
function frontmatter({ title, description, tableOfContents: asked, body }: Page): string {
  const level = isShort(body) ? 0 : asked;
  const short =
    description.length > MAX_DESCRIPTION
      ? `${description.slice(0, MAX_DESCRIPTION - 1)}…`
      : description;
  return [
    "---",
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(short)}`,
    "editUrl: false",
    ...(level === undefined ? [] : [`tableOfContents: ${tableOfContents(level)}`]),
    "---\n",
  ].join("\n");
}

function assertUnique(pages: readonly Page[], member: "path" | "title" | "description"): void {
  const seen = new Map<string, string>();
  for (const page of pages) {
    const other = seen.get(page[member]);
    if (other !== undefined)
      throw new Error(
        `Two generated pages have the ${member} ${code(page[member])}: ${other} and ${page.path}.`,
      );
    seen.set(page[member], page.path);
  }
}

/** Returns links to missing pages of the reference. Anchors are checked on the built site. */
function lostLinks(pages: readonly Page[]): string[] {
  const known = new Set(pages.map(({ path }) => path));
  return pages.flatMap(({ path, body }) =>
    [...body.matchAll(LINK)]
      .map(([, target = ""]) => target)
      .filter((target) => !known.has(target))
      .map((target) => `${path} to ${REFERENCE}${target}/`),
  );
}

/** Matches a Markdown or HTML link to a page of the reference; the group is the target without its anchor. */
const LINK = new RegExp(String.raw`(?:\]\(|href=")${REFERENCE}([^)#"\s]*?)/?(?=[)#"])`, "g");
