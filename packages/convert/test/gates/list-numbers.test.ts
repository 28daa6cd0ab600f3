import type { docs_v1 } from "@googleapis/docs";
import { describe, expect, it } from "vitest";
import { convertDocument } from "../../src/index.js";
import { allDocuments } from "./reading/all-documents.js";
import { htmlNumbers, markdownNumbers } from "./reading/shown-numbers.js";
import { sourceNumbers } from "./reading/source-numbers.js";

describe.each(allDocuments)("$name", ({ document }) => {
  const expected = sourceNumbers(document as docs_v1.Schema$Document);

  it("numbers list items in HTML as Google Docs does", () => {
    const { content } = convertDocument(document, { format: "html" });
    expect(htmlNumbers(content)).toEqual(expected);
  });

  it("numbers list items in Markdown as Google Docs does", () => {
    const { content } = convertDocument(document, { format: "markdown" });
    expect(markdownNumbers(content)).toEqual(expected);
  });
});
