import { describe, expect, it } from "vitest";
import { convertDocument, type ConvertOptions } from "../../src/index.js";
import { corpusDocuments } from "../support/read-documents.js";
import { docxParts } from "../docx/reading/docx-parts.js";
import { body, paragraph, run, table } from "../support/build-document.js";

const pt = (magnitude: number) => ({ magnitude, unit: "PT" });
const line = { width: pt(2), color: { color: { rgbColor: { red: 0.5 } } }, dashStyle: "SOLID" };
const quoted = { indentStart: pt(36), indentFirstLine: pt(36), borderLeft: line };
const styled = (text: string, paragraphStyle: object, more: object = {}) => ({
  paragraph: { elements: [run(`${text}\n`)], paragraphStyle, ...more },
});
const quotation = body(
  paragraph("Before"),
  styled("First", quoted),
  styled("Second", quoted),
  paragraph("After"),
);
const markdown = (document: object, options: Partial<ConvertOptions> = {}) =>
  convertDocument(document, { ...options, format: "markdown" });

describe("a block quote", () => {
  it("is recognised by an indent and a line at the start", () => {
    const { content, warnings } = markdown(quotation);
    expect(content).toBe("Before\n\n> First\n>\n> Second\n\nAfter\n");
    expect(warnings).toEqual([]);
    const { content: html } = convertDocument(quotation, { format: "html" });
    expect(html).toContain("<blockquote>\n<p>First</p>\n<p>Second</p>\n</blockquote>");
    const { content: text } = convertDocument(quotation, { format: "text" });
    expect(text).toBe("Before\n\n> First\n>\n> Second\n\nAfter\n");
  });

  it("is recognised by a line on the right in right-to-left text", () => {
    const { borderLeft, ...rest } = quoted;
    const style = { ...rest, direction: "RIGHT_TO_LEFT", borderRight: borderLeft };
    expect(markdown(body(styled("שלום", style))).content).toContain("> שלום");
    expect(markdown(body(styled("שלום", { ...style, borderLeft: line }))).content).not.toContain(
      "> ש",
    );
  });

  it.each([
    ["an indent alone", styled("a", { indentStart: pt(36) })],
    ["a line alone", styled("a", { borderLeft: line })],
    ["a frame", styled("a", { ...quoted, borderTop: line, borderBottom: line, borderRight: line })],
    ["an invisible line", styled("a", { ...quoted, borderLeft: { ...line, width: pt(0) } })],
    ["a heading", styled("a", { ...quoted, namedStyleType: "HEADING_2" })],
    ["a list item", styled("a", quoted, { bullet: { listId: "l" } })],
  ])("is not %s", (_, element) => {
    expect(markdown(body(element)).content).not.toContain(">");
  });

  it("is not detected in faithful styles, which keep its formatting", () => {
    const html = (styles: ConvertOptions["styles"]) =>
      convertDocument(quotation, { format: "html", styles }).content;
    expect(html("semantic")).toContain("<blockquote");
    expect(html("faithful")).not.toContain("<blockquote");
    const { content } = convertDocument(quotation, { format: "docx", styles: "semantic" });
    const text = JSON.stringify(docxParts(content).get("word/document.xml"));
    expect(text).toContain('"w:left":"720"');
  });
});

describe("the option `detect`", () => {
  const code = (text: string) => run(text, { weightedFontFamily: { fontFamily: "Consolas" } });

  it("keeps the text of kinds that are not detected", () => {
    expect(markdown(quotation, { detect: ["callout"] }).content).toBe(
      "Before\n\nFirst\n\nSecond\n\nAfter\n",
    );
    const callout = body(table(["note"]));
    expect(markdown(callout).content).toBe("> note\n");
    expect(markdown(callout, { detect: [] }).content).toMatch(/^\| note \|\n\| -+ \|\n$/);
    const block = body(paragraph([code("\uE907a = 1\uE907")]));
    expect(markdown(block).content).toBe("```\na = 1\n```\n");
    const { content, warnings } = markdown(block, { detect: [] });
    expect(content).toBe("`[object]a = 1[object]`\n");
    expect(warnings).toMatchObject([{ code: "object-not-available" }]);
  });

  it("does not change corpus documents by detecting block quotes", () => {
    for (const { document } of corpusDocuments()) {
      const without = markdown(document as object, { detect: ["callout", "codeBlock"] });
      expect(markdown(document as object).content).toBe(without.content);
    }
  });
});
