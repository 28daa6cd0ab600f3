import { describe, expect, it } from "vitest";
import { convertDocument } from "../../src/index.js";
import { allDocuments } from "./reading/all-documents.js";
import { htmlElements } from "./reading/html-elements.js";
import { htmlStructure } from "./reading/html-structure.js";
import { markdownStructure } from "./reading/markdown-structure.js";

describe.each(allDocuments)("$name", ({ document }) => {
  it("has the same structure in Markdown as in HTML", () => {
    const html = convertDocument(document, { format: "html", headers: "omit" }).content;
    const markdown = convertDocument(document, { format: "markdown" }).content;
    expect(markdownStructure(markdown)).toEqual(htmlStructure(htmlElements(html)));
  });
});
