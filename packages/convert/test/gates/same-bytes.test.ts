import { describe, expect, it } from "vitest";
import { convertDocument, formats } from "../../src/index.js";
import { allDocuments } from "./reading/all-documents.js";

describe.each(allDocuments)("$name", ({ document }) => {
  it.each(formats)("becomes the same bytes and warnings in %s again, unmodified", (format) => {
    const copy = structuredClone(document);
    const first = convertDocument(document, { format });
    // Large documents are compared faster as text.
    expect(JSON.stringify(document) === JSON.stringify(copy)).toBe(true);
    expect(convertDocument(copy, { format })).toEqual(first);
  });
});
