export { convertDocument, type Conversion } from "./convert-document.js";
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
export { listImages, type ImageReference } from "./list-images.js";
export { ConversionOptionError } from "./options/conversion-option-error.js";
export type {
  ConvertOptions,
  Dialect,
  EmbeddedImages,
  ExternalImages,
} from "./options/convert-options.js";
export { skippableKinds, type SkippableKind } from "./options/skippable-kinds.js";
export type { ImageData } from "./tree/image.js";
export {
  MAX_WARNINGS,
  MAX_WARNINGS_PER_CODE,
  type ConversionWarning,
} from "./warnings/conversion-warning.js";
export { warningCodes, type WarningCode } from "./warnings/warning-codes.js";
