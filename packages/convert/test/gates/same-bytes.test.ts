import { describe, expect, it } from "vitest";
import { convertDocument, formats } from "../../src/index.js";
import { allDocuments } from "./reading/all-documents.js";

describe.each(allDocuments)("$name", ({ document }) => {
  it.each(formats)("is converted to the same bytes and warnings again in %s", (format) => {
    const first = convertDocument(document, { format });
    expect(convertDocument(structuredClone(document), { format })).toEqual(first);
  });

  it("is not modified", () => {
    const copy = structuredClone(document);
    for (const format of formats) convertDocument(document, { format });
    expect(document).toEqual(copy);
  });
});
