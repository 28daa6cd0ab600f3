import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Element } from "xast";
import { toXml } from "xast-util-to-xml";
import { serializeXml } from "../../src/write/docx/xml/serialize-xml.js";
import { x } from "../../src/write/docx/xml/x.js";
import { fuzzRuns, fuzzSeed } from "../fuzz/model/fuzz-runs.js";
import { hostileText } from "../fuzz/model/hostile-text.js";

const anyText = fc.oneof(fc.string({ unit: "binary" }), hostileText);

const { element } = fc.letrec<{ element: Element }>((tie) => ({
  element: fc
    .record({
      name: fc.constantFrom("w:p", "w:r", "w:t"),
      attributes: fc.dictionary(fc.constantFrom("w:val", "r:id"), anyText),
      children: fc.array(fc.oneof({ maxDepth: 3 }, anyText, tie("element"))),
    })
    .map(({ name, attributes, children }) => x(name, attributes, children)),
}));

/** Compares with the serializer of unified, which does not escape `]]>`. */
describe("an XML tree", () => {
  it("equals the output of xast-util-to-xml for any text", () => {
    fc.assert(
      fc.property(element, (tree) => {
        const expected = withoutNotXml(toXml(tree, { closeEmptyElements: true }));
        expect(serializeXml(tree).replaceAll("]]&gt;", "]]>")).toBe(expected);
      }),
      { numRuns: fuzzRuns, seed: fuzzSeed },
    );
  });

  it("never contains `]]>`", () => {
    expect(serializeXml(x("w:t", ["a]]>b"]))).toBe("<w:t>a]]&gt;b</w:t>");
  });
});

/** The serializer of unified writes some characters that are not allowed in XML. */
function withoutNotXml(xml: string): string {
  return xml.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "");
}
