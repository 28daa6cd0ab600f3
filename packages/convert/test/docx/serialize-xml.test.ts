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

/** The serialiser of the unified family is the control: slower, and right but for `]]>`. */
describe("an XML tree", () => {
  it("comes out as xast-util-to-xml writes it, with any text in text and attributes", () => {
    fc.assert(
      fc.property(element, (tree) => {
        const expected = withoutNotXml(toXml(tree, { closeEmptyElements: true }));
        expect(serializeXml(tree).replaceAll("]]&gt;", "]]>")).toBe(expected);
      }),
      { numRuns: fuzzRuns, seed: fuzzSeed },
    );
  });

  it("never holds the end of a section of character data", () => {
    expect(serializeXml(x("w:t", ["a]]>b"]))).toBe("<w:t>a]]&gt;b</w:t>");
  });
});

/** The control lets some characters through that no XML document may hold. */
function withoutNotXml(xml: string): string {
  return xml.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "");
}
