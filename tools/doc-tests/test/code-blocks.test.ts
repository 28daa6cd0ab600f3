import { expect, test } from "vitest";
import { readDocuments } from "../src/documents.ts";
import { GIVEN, uses } from "../src/given.ts";
import { staticFaults } from "../src/static-faults.ts";
import { hasCommands, testDocuments } from "./support/test-documents.ts";

const documents = await readDocuments();
const blocks = documents.flatMap((document) => document.blocks);

test("each block says what it is, and is well-formed", async () => {
  expect((await Promise.all(blocks.map(staticFaults))).flat()).toEqual([]);
});

test("a block declares what it uses, or the list of what is given does", () => {
  const unused = Object.entries(GIVEN).flatMap(([file, names]) =>
    Object.keys(names)
      .filter((name) => !blocks.some((block) => block.file === file && uses(block.code, name)))
      .map((name) => `${file} does not use ${name}`),
  );
  expect(unused).toEqual([]);
});

// What a newcomer runs first; the commands of the others are deep, and so are their programs, which some of them generate.
const FIRST = /^README\.md$|guides\/export-a-document\.md$/;
testDocuments(documents.filter((document) => FIRST.test(document.file) || !hasCommands(document)));
