import { expect, test } from "vitest";
import { convertDocument, formats } from "../../src/index.js";
import { assertHostedDocument } from "../../src/hosted/assert-hosted-document.js";
import { resolveOptions } from "../../src/options/resolve-options.js";
import { parseDocument } from "../../src/parse/parse-document.js";
import { body, paragraph, run } from "../support/build-document.js";
import { ownDocument } from "../support/read-documents.js";

test("throws if footnotes are read before the text that numbers them", () => {
  const document = ownDocument("inline");
  assertHostedDocument(document);
  const tree = parseDocument(document, resolveOptions({ format: "html" }), () => {});
  expect(() => [...tree.footnotes]).toThrow("after the blocks of all sections");
});

test.each(formats)("a footnote without content is left out of %s", (format) => {
  const document = body(
    paragraph([run("Text"), { footnoteReference: { footnoteId: "gone", footnoteNumber: "1" } }]),
  );
  const without = convertDocument({ ...document, footnotes: {} }, { format });
  const withEmpty = convertDocument(
    { ...document, footnotes: { gone: null, unused: null } },
    { format },
  );
  expect(withEmpty.content).toEqual(without.content);
  expect(withEmpty.warnings.map(({ code }) => code)).toEqual(["footnote-not-found"]);
});
