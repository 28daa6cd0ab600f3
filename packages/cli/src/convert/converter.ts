export {
  ConversionOptionError,
  convertDocument,
  DocumentLimitError,
  formats,
  NotHostedDocumentError,
  outputFormats,
  parseJson,
  skippableKinds,
} from "@document-export/convert";
