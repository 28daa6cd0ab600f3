import { expect, test } from "vitest";
import { readDocuments } from "../src/documents.ts";
import { GIVEN, uses } from "../src/given.ts";
import { staticFaults } from "../src/static-faults.ts";
import { isOfFirstTier, testDocuments } from "./support/test-documents.ts";

const documents = await readDocuments();
const blocks = documents.flatMap((document) => document.blocks);

test("each code block declares its kind and is well-formed", async () => {
  expect((await Promise.all(blocks.map(staticFaults))).flat()).toEqual([]);
});

test("each block declares its names, or the list of given names does", () => {
  const unused = Object.entries(GIVEN).flatMap(([file, names]) =>
    Object.keys(names)
      .filter((name) => !blocks.some((block) => block.file === file && uses(block.code, name)))
      .map((name) => `${file} does not use ${name}`),
  );
  expect(unused).toEqual([]);
});

testDocuments(documents.filter(isOfFirstTier));
