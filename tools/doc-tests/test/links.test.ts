import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CONTENT, readDocuments, ROOT } from "../src/documents.ts";
import { deadSiteLinks } from "../src/site-links.ts";

const documents = await readDocuments();
const pages = documents.filter(({ file }) => file.startsWith(CONTENT));

test("every link to a page of the site has a target", async () => {
  expect(await deadSiteLinks(documents)).toEqual([]);
});

test("every page has a unique title and description", () => {
  const facts = pages.map(({ markdown }) => [
    /^title: (.+)$/m.exec(markdown)?.[1],
    /^description: (.{30,160})$/m.exec(markdown)?.[1],
  ]);
  expect(facts.flat()).not.toContain(undefined);
  expect(new Set(facts.flat()).size).toBe(facts.flat().length);
});

test("every picture of a page has alternative text", () => {
  const pictures = pages.flatMap(({ file, markdown }) =>
    [...markdown.matchAll(/!\[([^\]]*)\]\(|<img(?![^>]*\balt="[^"]{10,}")/g)]
      .filter(([, text = ""]) => text.length < 10)
      .map(([shown]) => `${file}: ${shown}`),
  );
  expect(pictures).toEqual([]);
});

// npm resolves relative links of a README against `repository.directory`, which the release check requires.
test("relative links of a README point inside the repository", async () => {
  const readmes = documents.filter(({ file }) =>
    /^(?:spec|packages\/[^/]+)\/README\.md$/.test(file),
  );
  for (const { file, markdown } of readmes)
    for (const [, path = ""] of markdown.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g))
      await expect(readFile(join(ROOT, file, "..", path)).catch(codeOf)).resolves.not.toBe(
        "ENOENT",
      );
});

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : error;
}
