import { describe, expect, it } from "vitest";
import { convertDocument } from "../../../src/index.js";
import { docxText } from "../../docx/reading/docx-text.js";
import { docxParts } from "../../docx/reading/docx-parts.js";
import { select, textOf } from "../../docx/reading/read-docx.js";
import { body, item, run } from "../../support/build-document.js";

type Content = Parameters<typeof body>[number];

const level = { glyphType: "DECIMAL", glyphFormat: "%0." };
const lists = { numbers: { listProperties: { nestingLevels: [level] } } };
const bullet = { listId: "numbers" };
const startsWith = (element: object): Content => ({
  paragraph: { bullet, elements: [element, run("second\n")] },
});

/** Items that start with a break, by the kind of break. */
const BROKEN: Readonly<Record<string, Content>> = {
  "a page break before it": {
    paragraph: {
      bullet,
      elements: [run("second\n")],
      paragraphStyle: { pageBreakBefore: true },
    },
  },
  "a page break": startsWith({ pageBreak: {} }),
  "a column break": startsWith({ columnBreak: {} }),
  "a horizontal rule": startsWith({ horizontalRule: {} }),
};

const documentWith = (broken: Content) => ({
  ...body(item("first", "numbers"), broken, item("third", "numbers")),
  lists,
});

describe.each(Object.entries(BROKEN))("a list item with %s", (_, broken) => {
  const document = documentWith(broken);

  it("has its number and its text in one paragraph in DOCX", () => {
    const { content } = convertDocument(document, { format: "docx" });
    const paragraphs = select(docxParts(content).get("word/document.xml"), "w:p");
    const numbered = paragraphs.filter((one) => select(one, "w:numPr").length > 0);
    expect(numbered.map((one) => textOf(one))).toEqual(["first", "second", "third"]);
    expect(docxText(content).match(/\w+/g)).toEqual(["first", "second", "third"]);
  });

  it("has its text directly in the item in HTML", () => {
    const { content } = convertDocument(document, { format: "html" });
    for (const text of ["first", "second", "third"]) expect(content).toContain(`<li>${text}</li>`);
  });

  it("keeps its number in Markdown", () => {
    const { content } = convertDocument(document, { format: "markdown" });
    expect(content.replaceAll(/\n+(?:[-*]{3}\n+)?/g, " ").trim()).toBe(
      "1. first 2. second 3. third",
    );
  });
});
