import type { Rule } from "../../checks/rule.js";
import { boundaryInAnyForm } from "./boundary-in-any-form.js";
import { brokenFormRefused } from "./broken-form-refused.js";
import { fileWithoutDocumentRefused } from "./file-without-document-refused.js";
import { missingPartRefused } from "./missing-part-refused.js";
import { optionsAgainstSchemaRefused } from "./options-against-schema-refused.js";
import { optionsLegalValuesAccepted } from "./options-legal-values-accepted.js";
import { optionsNotJsonRefused } from "./options-not-json-refused.js";
import { optionsPartEncodings } from "./options-part-encodings.js";
import { partHeadersInAnyForm } from "./part-headers-in-any-form.js";
import { partTypes } from "./part-types.js";
import { partsInAnyOrder } from "./parts-in-any-order.js";
import { streamedUploadAccepted } from "./streamed-upload-accepted.js";
import { uploadRecorded } from "./upload-recorded.js";
import { uploadSizeLimits } from "./upload-size-limits.js";

/** The rules of this family, in the order in which they run; the last one looks for the uploads of the others. */
export const MULTIPART_RULES: readonly Rule[] = [
  optionsPartEncodings,
  partTypes,
  partsInAnyOrder,
  missingPartRefused,
  optionsAgainstSchemaRefused,
  optionsLegalValuesAccepted,
  optionsNotJsonRefused,
  fileWithoutDocumentRefused,
  partHeadersInAnyForm,
  streamedUploadAccepted,
  boundaryInAnyForm,
  brokenFormRefused,
  uploadSizeLimits,
  uploadRecorded,
];
