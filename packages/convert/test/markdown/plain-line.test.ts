import * as fc from "fast-check";
import type { ListItem, PhrasingContent, Root, TableCell, TableRow } from "mdast";
import { toMarkdown } from "mdast-util-to-markdown";
import { describe, expect, it } from "vitest";
import {
  markdownOptions,
  serializeMarkdown,
} from "../../src/write/markdown/serialize/serialize-markdown.js";

const RUNS = Number(process.env["FUZZ_RUNS"] ?? 300);

const text: fc.Arbitrary<PhrasingContent> = fc
  .array(
    fc.constantFrom(..."aw9é漢 .,;:-()?!'\"/%$&#*_[]<>@|~`\\+=", "http", "www", " ", "1", "and "),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => ({ type: "text", value: parts.join("") }));
const word = fc.constantFrom(
  "9 %",
  "(a)",
  "Note:",
  "“q”",
  "«q»",
  "„q“",
  " a",
  "a ",
  "Word",
  "a b",
  "9",
  "é.",
  "漢",
  "www.a",
  "a@b",
  "https://a.example",
);
const url = fc.constantFrom(
  "https://a.example",
  "#a_b",
  "https://a.example/(x)?y=1&amp;z",
  "a b",
  "",
);
const phrasing: fc.Arbitrary<PhrasingContent> = fc.oneof(
  text,
  fc
    .constantFrom(" ", " and ", ", ", ".", "(", ") ")
    .map((value): PhrasingContent => ({ type: "text", value })),
  word.map((value): PhrasingContent => ({ type: "strong", children: [{ type: "text", value }] })),
  word.map((value): PhrasingContent => ({ type: "emphasis", children: [{ type: "text", value }] })),
  fc.tuple(word, url).map(([value, to]): PhrasingContent => ({
    type: "link",
    url: to,
    children: [{ type: "text", value }],
  })),
  fc
    .tuple(fc.oneof(word, fc.constant("")), url, fc.constantFrom(null, "Title", 'T "x" &amp;'))
    .map(([alt, to, title]): PhrasingContent => ({ type: "image", url: to, alt, title })),
  fc
    .constantFrom("code", "a `b`", " a", "a|b", "a  b", "# a", "]:", " ")
    .map((value): PhrasingContent => ({ type: "inlineCode", value })),
  fc.constantFrom("<u>", "</u>", "<br>").map((value): PhrasingContent => ({ type: "html", value })),
  fc.constant<PhrasingContent>({ type: "footnoteReference", identifier: "3" }),
  word.map((value): PhrasingContent => ({ type: "delete", children: [{ type: "text", value }] })),
  text.map((one): PhrasingContent => ({ type: "strong", children: [one] })),
  text.map((one): PhrasingContent => ({ type: "emphasis", children: [one] })),
  text.map((one): PhrasingContent => ({ type: "link", url: "https://a.example", children: [one] })),
  fc.constant<PhrasingContent>({ type: "break" }),
);

describe("a line", () => {
  it("equals the output of mdast-util-to-markdown in all blocks", () => {
    fc.assert(
      fc.property(fc.array(phrasing, { minLength: 1, maxLength: 6 }), (children) => {
        const tree = everywhere(children);
        expect(serializeMarkdown(tree.children)).toBe(toMarkdown(tree, markdownOptions("link")));
      }),
      { numRuns: RUNS, seed: 11 },
    );
  });
});

function everywhere(children: PhrasingContent[]): Root {
  const inLine = children.filter(({ type }) => type !== "break");
  const cell: TableCell = { type: "tableCell", children: inLine };
  const row: TableRow = { type: "tableRow", children: [cell, cell] };
  const item = (): ListItem => ({ type: "listItem", children: [{ type: "paragraph", children }] });
  return {
    type: "root",
    children: [
      { type: "paragraph", children },
      { type: "heading", depth: 2, children: inLine },
      { type: "list", spread: false, children: [item(), item()] },
      { type: "list", spread: false, ordered: true, start: 9, children: [item(), item()] },
      { type: "table", align: ["center", null], children: [row, row] },
    ],
  };
}
