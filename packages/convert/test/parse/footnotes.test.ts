import { expect, test } from "vitest";
import { assertHostedDocument } from "../../src/hosted/assert-hosted-document.js";
import { resolveOptions } from "../../src/options/resolve-options.js";
import { parseDocument } from "../../src/parse/parse-document.js";
import { ownDocument } from "../support/read-documents.js";

test("throws if footnotes are read before the text that numbers them", () => {
  const document = ownDocument("inline");
  assertHostedDocument(document);
  const tree = parseDocument(document, resolveOptions({ format: "html" }), () => {});
  expect(() => [...tree.footnotes]).toThrow("after the blocks of all sections");
});
