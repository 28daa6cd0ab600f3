/**
 * Namespaces of the parts (ECMA-376 part 1, annex A). They are the transitional ones of part 4, which all readers
 * support.
 */
export const NAMESPACES = {
  contentTypes: "http://schemas.openxmlformats.org/package/2006/content-types",
  relationships: "http://schemas.openxmlformats.org/package/2006/relationships",
  coreProperties: "http://schemas.openxmlformats.org/package/2006/metadata/core-properties",
  customProperties: "http://schemas.openxmlformats.org/officeDocument/2006/custom-properties",
  variantTypes: "http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes",
  dublinCore: "http://purl.org/dc/elements/1.1/",
  main: "http://schemas.openxmlformats.org/wordprocessingml/2006/main",
  links: "http://schemas.openxmlformats.org/officeDocument/2006/relationships",
  drawing: "http://schemas.openxmlformats.org/drawingml/2006/main",
  drawingInText: "http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing",
  compatibility: "http://schemas.openxmlformats.org/markup-compatibility/2006",
  word2010: "http://schemas.microsoft.com/office/word/2010/wordml",
  picture: "http://schemas.openxmlformats.org/drawingml/2006/picture",
} as const;

/** Namespace prefixes for the root of a part with text. */
export const TEXT_PREFIXES = {
  "xmlns:w": NAMESPACES.main,
  "xmlns:r": NAMESPACES.links,
  "xmlns:wp": NAMESPACES.drawingInText,
  "xmlns:a": NAMESPACES.drawing,
  "xmlns:pic": NAMESPACES.picture,
  "xmlns:mc": NAMESPACES.compatibility,
  "xmlns:w14": NAMESPACES.word2010,
  // Readers that know only the standard ignore the check boxes of Word 2010.
  "mc:Ignorable": "w14",
} as const;
