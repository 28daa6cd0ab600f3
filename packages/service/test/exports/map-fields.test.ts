import { expect, test } from "vitest";
import { mapFields } from "../../src/exports/map-fields.js";

const properties = {
  title: "Report",
  documentId: "d",
  revisionId: "",
  language: "",
  metadata: { "Short title": "Q3", Status: "publish", Title: "Another" },
};

test("maps no fields unless configured", () => {
  const rules = { autoMapDocumentProperties: false, fieldMappings: {} };
  expect(mapFields(properties, rules)).toEqual({ fields: {}, warnings: [] });
});

test("maps fields by name, except fields that publish and repeated names", () => {
  const rules = { autoMapDocumentProperties: true, fieldMappings: {} };
  expect(mapFields(properties, rules).fields).toEqual({
    title: "Report",
    documentId: "d",
    "Short title": "Q3",
  });
});

test("maps configured fields, ignoring case and spacing, and warns of missing ones", () => {
  const rules = {
    autoMapDocumentProperties: true,
    fieldMappings: { slug: "short  TITLE", status: "Status", shortTitle: "Subtitle" },
  };
  expect(mapFields(properties, rules)).toEqual({
    fields: { title: "Report", documentId: "d", slug: "Q3", status: "publish" },
    warnings: [expect.objectContaining({ code: "property-missing", pointer: null })],
  });
});
