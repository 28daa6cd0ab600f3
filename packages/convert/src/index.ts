export { convertDocument, type Conversion } from "./convert-document.js";
export {
  convertTabs,
  listTabs,
  type TabConversion,
  type TabProperties,
  type TabsOptions,
} from "./convert-tabs.js";
export { formats, outputFormats, type Format, type OutputFormat } from "./formats.js";
export { assertHostedDocument } from "./hosted/assert-hosted-document.js";
export { DocumentLimitError, type DocumentLimit } from "./hosted/document-limits.js";
export type { HostedDocument } from "./hosted/hosted-document.js";
export { NotHostedDocumentError } from "./hosted/not-hosted-document-error.js";
export {
  readDocumentProperties,
  type DocumentProperties,
} from "./properties/read-document-properties.js";
export { parseJson } from "./parse-json.js";
export type { AnchorReference } from "./anchor-references.js";
export { listAnchors, type AnchorOptions } from "./list-anchors.js";
export { listDocumentLinks } from "./list-document-links.js";
export { listImages, type ImageOptions, type ImageReference } from "./list-images.js";
export { ConversionOptionError } from "./options/conversion-option-error.js";
export type {
  ConvertOptions,
  Dialect,
  EmbeddedImages,
  ExternalImages,
} from "./options/convert-options.js";
export { detectableKinds, type DetectableKind } from "./options/detectable-kinds.js";
export { skippableKinds, type SkippableKind } from "./options/skippable-kinds.js";
export { OverrideError } from "./overrides/override-error.js";
export type { ElementKind, Override, Overrides } from "./overrides/overrides.js";
export type { DocumentReference } from "./options/document-reference.js";
export { pointerOf, type Origin, type Place } from "./place/place.js";
export { toTree, type ReadDocument, type TreeOptions } from "./to-tree.js";
export type * from "./tree/block.js";
export type * from "./tree/document-tree.js";
export type * from "./tree/image.js";
export type * from "./tree/inline.js";
export type * from "./tree/layout.js";
export type * from "./tree/list-definition.js";
export type * from "./tree/named-style.js";
export type * from "./tree/section.js";
export type * from "./tree/text-style.js";
export { toHast, type HastDocument, type HastOptions } from "./unified/to-hast.js";
export { toMdast, type MdastDocument, type MdastOptions } from "./unified/to-mdast.js";
export {
  MAX_WARNINGS,
  MAX_WARNINGS_PER_CODE,
  type ConversionWarning,
} from "./warnings/conversion-warning.js";
export { warningCodes, type WarningCode } from "./warnings/warning-codes.js";
