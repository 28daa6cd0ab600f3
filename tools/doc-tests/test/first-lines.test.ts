import { expect, test } from "vitest";
import { CONTENT, readDocuments } from "../src/documents.ts";
import { kindOfBlock } from "../src/kind-of-block.ts";

const NAME = "tools/doc-tests/test/first-lines.test.ts";
const documents = await readDocuments();

test("each first line on index.mdx is part of a compiled program", () => {
  const first = documents.find(({ file }) => file === `${CONTENT}/index.mdx`)?.blocks ?? [];
  const lines = first.filter(({ attributes }) => attributes.get("test") === NAME);
  const compiled = documents
    .flatMap(({ blocks }) => blocks)
    .filter((block) => kindOfBlock(block) === "compile")
    .map(({ code }) => code);
  expect(lines.length).toBeGreaterThan(1);
  for (const { code } of lines)
    expect(
      compiled.filter((program) => program.includes(code.trim())),
      code,
    ).not.toEqual([]);
});
