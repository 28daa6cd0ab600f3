import { gzipSync } from "node:zlib";
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

test.each([
  ["PK\u0003\u0004\u0014", "a ZIP file"],
  ["%PDF-1.7", "a PDF file"],
  ["{\\rtf1", "a file in Rich Text Format"],
  ["\n<!DOCTYPE html><title>Sign in", "an HTML page"],
  ['<?xml version="1.0"?>', "XML"],
  [" \n", "empty"],
])("names the kind of %j passed instead of a document", (text, kind) => {
  expect(() => parseJson(Buffer.from(text))).toThrow(`it is ${kind}`);
  expect(() => parseJson([Buffer.from(text)])).toThrow(`it is ${kind}`);
});

test("names UTF-16 text and gzip data in the error", () => {
  const utf16 = Buffer.from("\ufeff{}", "utf16le");
  expect(() => parseJson(utf16)).toThrow("it is text in UTF-16");
  expect(() => parseJson(gzipSync("{}"))).toThrow("it is packed with gzip");
});
