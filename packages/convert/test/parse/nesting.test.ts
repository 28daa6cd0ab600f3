import { describe, expect, it } from "vitest";
import { convertDocument } from "../../src/index.js";
import type { Block } from "../../src/tree/block.js";
import { markdownItems } from "../gates/reading/markdown-items.js";
import { ownDocument } from "../support/read-documents.js";
import { body, item, paragraph, run, table } from "../support/build-document.js";
import { treeOf } from "../support/tree-of.js";

const level = (glyphType: string, glyphFormat: string) => ({ glyphType, glyphFormat });
const clauses = [level("DECIMAL", "%0."), level("ALPHA", "(%1)"), level("ROMAN", "(%2)")];
const lists = {
  clauses: { listProperties: { nestingLevels: clauses } },
  others: { listProperties: { nestingLevels: clauses } },
};

type Content = Parameters<typeof body>;

const rule = { paragraph: { elements: [{ horizontalRule: {} }, run("\n")] } };
const treeWith = (...content: Content) => treeOf({ ...body(...content), lists });

/** The tree with one line per block, indented once for each item around it. */
function outline(blocks: readonly Block[], indent = ""): string[] {
  return blocks.flatMap((block) => {
    if (block.kind !== "list") return [indent + block.kind];
    return block.items.flatMap(({ numbering, blocks: inside, own }) => [
      indent + numbering.label,
      ...outline(inside.slice(own), `${indent}  `),
    ]);
  });
}

describe("content between the items of a list", () => {
  it.each([
    ["paragraph", paragraph("Text")],
    ["table", table(["a", "b"])],
    ["callout", table(["a"])],
  ])("belongs to the nested item before it: a %s", (kind, block) => {
    const content = [item("a", "clauses"), item("b", "clauses", 1), block, item("c", "clauses", 1)];
    const { body: blocks, warnings } = treeWith(...content, block, item("d", "clauses"));
    expect(outline(blocks)).toEqual(["1.", "  (a)", `    ${kind}`, "  (b)", kind, "2."]);
    expect(warnings).toEqual([]);
  });

  it("belongs to the item before it if a deeper item follows", () => {
    const content = [item("a", "clauses"), paragraph("Text"), item("b", "clauses", 1)];
    expect(outline(treeWith(...content).body)).toEqual(["1.", "  paragraph", "  (a)"]);
  });

  it("ends the list if the next item belongs to another list", () => {
    const content = [item("a", "clauses"), paragraph("Text"), item("b", "others", 1)];
    const { body: blocks, warnings } = treeWith(...content);
    expect(outline(blocks)).toEqual(["1.", "paragraph", "(a)"]);
    expect(warnings.map(({ code, excerpt }) => [code, excerpt])).toEqual([
      ["list-level-changed", "b"],
    ]);
  });

  it("is a rule between two nested lists of the item above", () => {
    const content = [item("a", "clauses"), item("b", "clauses", 1), rule, item("c", "clauses", 1)];
    const expected = ["1.", "  (a)", "  horizontalRule", "  (b)"];
    expect(outline(treeWith(...content).body)).toEqual(expected);
  });

  it("ends a list with a warning if it is a heading or very long", () => {
    const heading = [paragraph("Heading", "HEADING_1")];
    const long = Array.from({ length: 60 }, () => paragraph("Text"));
    for (const between of [heading, long]) {
      const content = [item("a", "clauses"), item("b", "clauses", 1), ...between];
      const { body: blocks, warnings } = treeWith(...content, item("c", "clauses", 1));
      expect(outline(blocks).at(-1)).toBe("(b)");
      expect(warnings.map(({ code }) => code)).toEqual(["list-level-changed"]);
    }
  });

  it("may contain list items, whose numbers are then not repeated", () => {
    const inTable = table(["", "x"]);
    inTable.table?.tableRows?.[0]?.tableCells?.[0]?.content?.push(item("in", "clauses", 1));
    const content = [item("a", "clauses"), item("b", "clauses", 1), inTable];
    const { body: blocks } = treeWith(...content, item("c", "clauses", 1));
    expect(outline(blocks)).toEqual(["1.", "  (a)", "  table", "  (c)"]);
  });
});

describe("a paragraph after a nested list", () => {
  it("does not become part of the last nested item in Markdown", () => {
    const above = [item("a", "clauses"), item("b", "clauses", 1), item("c", "clauses", 2)];
    const content = body(...above, paragraph("Text"), item("d", "clauses", 1));
    const { content: text } = convertDocument({ ...content, lists }, { format: "markdown" });
    expect(text).toBe("1. a\n   - \\(a) b\n\n     - \\(i) c\n\n     Text\n   - \\(b) d\n");
  });
});

describe("the level of a list item", () => {
  it("does not count items that are headings", () => {
    const heading = item("Clause", "clauses");
    const paragraphStyle = { namedStyleType: "HEADING_1" };
    const numbered = { paragraph: { ...heading.paragraph, paragraphStyle } };
    expect(treeWith(numbered, item("a", "clauses", 1)).warnings).toEqual([]);
  });

  it("is written to DOCX without a warning", () => {
    const document = { ...body(item("a", "clauses", 2)), lists };
    const codesOf = (format: "html" | "docx") =>
      convertDocument(document, { format }).warnings.map(({ code }) => code);
    expect(codesOf("html")).toEqual(["list-level-changed"]);
    expect(codesOf("docx")).toEqual([]);
  });

  it("matches the document in Markdown", () => {
    const { content } = convertDocument(ownDocument("contract"), { format: "markdown" });
    const shown = markdownItems(content).map(({ depth, text }) => `${depth} ${text}`);
    expect(shown.slice(3, 9)).toEqual([
      "1 (a) Rent is due on the first day.",
      "1 (b) Late payment",
      "1 (c) Payment by cheque",
      "2 (i) at the counter",
      "2 (ii) by post",
      "2 (iii) at the door",
    ]);
  });
});
