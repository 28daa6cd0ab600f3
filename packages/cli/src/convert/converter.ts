export {
  ConversionOptionError,
  convertDocument,
  DocumentLimitError,
  formats,
  listImages,
  NotHostedDocumentError,
  outputFormats,
  parseJson,
  skippableKinds,
} from "@document-export/convert";
