import { expect, test } from "vitest";
import { mapFields } from "../../src/exports/map-fields.js";

const properties = {
  title: "Report",
  documentId: "d",
  revisionId: "",
  language: "",
  metadata: { "Short title": "Q3", Status: "publish", Title: "Another" },
};

test("maps nothing unless asked to", () => {
  const rules = { autoMapDocumentProperties: false, fieldMappings: {} };
  expect(mapFields(properties, rules)).toEqual({ fields: {}, warnings: [] });
});

test("maps by name, but nothing onto fields that publish, and no name twice", () => {
  const rules = { autoMapDocumentProperties: true, fieldMappings: {} };
  expect(mapFields(properties, rules).fields).toEqual({
    title: "Report",
    documentId: "d",
    "Short title": "Q3",
  });
});

test("maps as told, case and spacing aside, and warns of what the document does not have", () => {
  const rules = {
    autoMapDocumentProperties: true,
    fieldMappings: { slug: "short  TITLE", status: "Status", shortTitle: "Subtitle" },
  };
  expect(mapFields(properties, rules)).toEqual({
    fields: { title: "Report", documentId: "d", slug: "Q3", status: "publish" },
    warnings: [expect.objectContaining({ code: "property-missing", pointer: null })],
  });
});
