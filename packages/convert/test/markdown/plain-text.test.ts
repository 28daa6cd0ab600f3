import * as fc from "fast-check";
import type { PhrasingContent, Root, TableCell, TableRow } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { describe, expect, it } from "vitest";
import { plainText } from "../../src/write/markdown/serialize/plain-text.js";

const RUNS = Number(process.env["FUZZ_RUNS"] ?? 300);

const text: fc.Arbitrary<PhrasingContent> = fc
  .array(
    fc.constantFrom(..."aw9é漢 .,;:-()?!'\"/%$&#*_[]<>@|~`\\+=", "http", "www", " ", "1", "and "),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => ({ type: "text", value: parts.join("") }));
const phrasing: fc.Arbitrary<PhrasingContent> = fc.oneof(
  text,
  text.map((one): PhrasingContent => ({ type: "strong", children: [one] })),
  text.map((one): PhrasingContent => ({ type: "emphasis", children: [one] })),
  text.map((one): PhrasingContent => ({ type: "link", url: "https://a.example", children: [one] })),
  fc.constant<PhrasingContent>({ type: "break" }),
);

describe("plain text", () => {
  it("comes out as the library writes it, in paragraphs, headings and cells", () => {
    fc.assert(
      fc.property(fc.array(phrasing, { minLength: 1, maxLength: 5 }), (children) => {
        const tree = everywhere(children);
        const extensions = [gfmToMarkdown()];
        const expected = toMarkdown(tree, { extensions });
        expect(toMarkdown(tree, { extensions, handlers: { text: plainText } })).toBe(expected);
      }),
      { numRuns: RUNS, seed: 11 },
    );
  });
});

function everywhere(children: PhrasingContent[]): Root {
  const inLine = children.filter(({ type }) => type !== "break");
  const cell: TableCell = { type: "tableCell", children: inLine };
  const row: TableRow = { type: "tableRow", children: [cell, cell] };
  return {
    type: "root",
    children: [
      { type: "paragraph", children },
      { type: "heading", depth: 2, children: inLine },
      {
        type: "list",
        children: [{ type: "listItem", children: [{ type: "paragraph", children }] }],
      },
      { type: "table", children: [row, row] },
    ],
  };
}
