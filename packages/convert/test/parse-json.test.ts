import { expect, test } from "vitest";
import { parseJson } from "../src/index.js";
import { ownDocuments } from "./support/read-documents.js";

test.each(ownDocuments())("$name parses in chunks as with JSON.parse", ({ document }) => {
  const text = JSON.stringify(document, undefined, 1);
  const bytes = new TextEncoder().encode(text);
  const chunks = Array.from({ length: Math.ceil(bytes.length / 1000) }, (_, index) =>
    bytes.subarray(index * 1000, (index + 1) * 1000),
  );
  expect(JSON.stringify(parseJson(chunks), undefined, 1)).toBe(text);
});
