// The converter, which the build bundles into this file: with it and its dependencies beside, an install would be more than
// twice as large, and the command would read hundreds of files before it converts.
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
