import type { docs_v1 } from "@googleapis/docs";
import { describe, expect, it } from "vitest";
import { convertDocument } from "../../src/index.js";
import { allDocuments } from "./reading/all-documents.js";
import { markdownItems } from "./reading/markdown-items.js";
import { htmlNumbers } from "./reading/shown-numbers.js";
import { sourceItems } from "./reading/source-items.js";

describe.each(allDocuments)("$name", ({ document }) => {
  const items = sourceItems(document as docs_v1.Schema$Document);
  const numbered = items.filter(({ isNumbered }) => isNumbered);

  it("numbers list items in HTML as Google Docs does", () => {
    const { content } = convertDocument(document, { format: "html" });
    expect(htmlNumbers(content)).toEqual(numbered.map(({ number }) => number));
  });

  it("labels list items in Markdown as Google Docs does", () => {
    const { content } = convertDocument(document, { format: "markdown" });
    const shown = markdownItems(content).map(({ text }) => text);
    expect(
      missingLabels(
        numbered.map(({ label }) => label),
        shown,
      ),
    ).toEqual([]);
  });
});

/** The labels that no item starts with, in reading order. */
function missingLabels(labels: readonly string[], shown: readonly string[]): readonly string[] {
  let next = 0;
  return labels.filter((label) => {
    const found = shown.findIndex((text, at) => at >= next && `${text} `.startsWith(`${label} `));
    if (found >= 0) next = found + 1;
    return found < 0;
  });
}
