import type { Part } from "../package/part.js";
import { Relationships } from "../package/relationships.js";
import { writeCoreProperties, writeCustomProperties } from "./write-properties.js";

/** Writes the parts with the properties of the document, and the package's relationships to them and to the text. */
export function writePropertyParts(
  title: string,
  fields: Readonly<Record<string, string>>,
): { readonly parts: readonly Part[]; readonly relationships: Relationships } {
  const relationships = new Relationships();
  relationships.add("officeDocument", "word/document.xml");
  relationships.add("core-properties", "docProps/core.xml");
  const core = {
    path: "docProps/core.xml",
    contentType: "application/vnd.openxmlformats-package.core-properties+xml",
    root: writeCoreProperties(title, fields),
  };
  const custom = writeCustomProperties(fields);
  if (!custom) return { parts: [core], relationships };
  relationships.add("custom-properties", "docProps/custom.xml");
  const contentType = "application/vnd.openxmlformats-officedocument.custom-properties+xml";
  return {
    parts: [core, { path: "docProps/custom.xml", contentType, root: custom }],
    relationships,
  };
}
