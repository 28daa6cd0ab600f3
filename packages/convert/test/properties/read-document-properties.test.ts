import { describe, expect, it } from "vitest";
import { NotHostedDocumentError, readDocumentProperties } from "../../src/index.js";
import { body, paragraph, table } from "../support/build-document.js";
import { ownDocument } from "../support/read-documents.js";

const metadataOf = (...content: Parameters<typeof body>) =>
  readDocumentProperties(body(...content)).metadata;

describe("readDocumentProperties", () => {
  it("reads the document's members and its metadata table", () => {
    expect(readDocumentProperties(ownDocument("quarterly-report"))).toEqual({
      title: "Quarterly report: Q3 2026",
      documentId: "1hQ3rEpOrT2026nOrThWiNdLiBrArIeSdEmO00001",
      revisionId: "ALBJ4LtQ3report2026rev42",
      language: "en-GB",
      metadata: {
        Author: "Ines Castellano",
        Department: "Reading Rooms",
        Language: "en-GB",
        "Review date": "Oct 12, 2026",
        Summary: "Visits rose by a tenth while the opening hours stayed the same.",
      },
    });
  });

  it("returns empty strings for absent properties", () => {
    const empty = { title: "", documentId: "", revisionId: "", language: "", metadata: {} };
    expect(readDocumentProperties(body())).toEqual(empty);
  });

  it("drops colons after names and keeps the first duplicate", () => {
    const rows = table(["Author:", "Ada"], ["Author", "Bob"], ["__proto__", "kept"]);
    expect(Object.entries(metadataOf(rows))).toEqual([
      ["Author", "Ada"],
      ["__proto__", "kept"],
    ]);
  });

  it.each([
    ["comes after text", [paragraph("Text"), table(["Name", "value"])]],
    ["has three columns", [table(["a", "b", "c"])]],
    ["has an empty name", [table(["", "value"], ["Name", "value"])]],
    ["has sentences in its first column", [table(["word ".repeat(20), "value"])]],
  ])("ignores a table that %s", (_, content) => {
    expect(metadataOf(...content)).toEqual({});
  });

  it("ignores a language that is not a language tag", () => {
    const properties = readDocumentProperties(body(table(["Language", "the King's English"])));
    expect(properties).toMatchObject({
      language: "",
      metadata: { Language: "the King's English" },
    });
  });

  it("rejects JSON that is not a hosted document", () => {
    expect(() => readDocumentProperties([])).toThrow(NotHostedDocumentError);
  });
});
