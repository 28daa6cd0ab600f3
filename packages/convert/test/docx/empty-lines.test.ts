import type { docs_v1 } from "@googleapis/docs";
import { expect, it } from "vitest";
import { convertDocument, toTree, type Overrides } from "../../src/index.js";
import { body, item, paragraph, run, table } from "../support/build-document.js";
import { docxParts } from "./reading/docx-parts.js";
import { select, textOf } from "./reading/read-docx.js";

type Content = docs_v1.Schema$StructuralElement;

const lists = {
  numbers: { listProperties: { nestingLevels: [{ glyphType: "DECIMAL", glyphFormat: "%0." }] } },
};

/** Returns the texts of all paragraphs in a DOCX file. */
function lines(content: readonly Content[], overrides: Overrides = {}): readonly string[] {
  const document = { ...body(...content), lists };
  const { content: docx } = convertDocument(document, { format: "docx", overrides });
  const part = docxParts(docx).get("word/document.xml");
  return select(part, "w:p").map((one) => textOf(one));
}

const empty = paragraph("");

it("keeps empty lines, which separate paragraphs in most documents", () => {
  const heading = paragraph("", "HEADING_1");
  const stanzas = [paragraph("a"), empty, empty, paragraph("b"), heading, paragraph("c")];
  expect(lines(stanzas)).toEqual(["a", "", "", "b", "", "c"]);
  const { content } = convertDocument(body(...stanzas), { format: "docx" });
  const styles = select(docxParts(content).get("word/document.xml"), "w:pStyle");
  expect(styles).toEqual([]);
});

it("keeps the numbers of a list around an empty line", () => {
  const content = [item("one", "numbers"), empty, item("two", "numbers")];
  expect(lines(content)).toEqual(["one", "", "two"]);
  const document = { ...body(...content), lists };
  const { content: docx } = convertDocument(document, { format: "docx" });
  const ids = select(docxParts(docx).get("word/document.xml"), "w:numId");
  expect(new Set(ids.map((one) => one.attributes["w:val"])).size).toBe(1);
});

it("writes one paragraph in an empty cell, and keeps empty lines between others", () => {
  const cells = table(["", "x"]);
  expect(lines([cells, paragraph("after")])).toEqual(["", "x", "after"]);
  const [first] = cells.table?.tableRows?.[0]?.tableCells ?? [];
  if (first) first.content = [paragraph("a"), empty, paragraph("b")];
  expect(lines([cells, paragraph("after")])).toEqual(["a", "", "b", "x", "after"]);
});

it("writes no empty line for a rejected paragraph or a skipped element", () => {
  const inserted = { textRun: { content: "new\n", suggestedInsertionIds: ["s"] } };
  const document = body(
    paragraph("a"),
    { paragraph: { elements: [inserted] } },
    { paragraph: { elements: [{ pageBreak: {} }, run("\n")] } },
    paragraph("b"),
  );
  const options = { format: "docx", suggestions: "reject", skip: ["pageBreak"] } as const;
  const { content } = convertDocument(document, options);
  const part = docxParts(content).get("word/document.xml");
  expect(select(part, "w:p").map((one) => textOf(one))).toEqual(["a", "b"]);
});

it("passes empty lines neither to overrides nor to plug-ins", () => {
  const seen: number[] = [];
  lines([paragraph("a"), empty], {
    paragraph: (one) => {
      seen.push(one.children.length);
      return one;
    },
  });
  expect(seen).toEqual([1]);
  const { tree } = toTree(body(paragraph("a"), empty), { styles: "faithful" });
  expect(tree.tabs[0]?.sections[0]?.blocks).toHaveLength(1);
});
