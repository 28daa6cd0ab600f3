// What a generated client imports: the runtime without this contract.
export type { ByteStream } from "./operation/body.js";
export { content, file, type FileContent, type FileSource } from "./bodies/file-content.js";
export { formBody } from "./bodies/form-body.js";
export { jsonBody } from "./bodies/json-body.js";
export { filePart, multipartBody } from "./bodies/multipart-body.js";
export { rawBody } from "./bodies/raw-body.js";
export { createClientFrom, type ClientDefaults } from "./client/create-client-from.js";
export { numberedPages } from "./client/pages.js";
export type { Pages } from "./operation/pages.js";
export { ConnectionError, type ConnectionFailure } from "./errors/connection-error.js";
export { RetryLaterError, TimeoutError } from "./errors/deadline-errors.js";
export { DocumentExportError } from "./errors/document-export-error.js";
export { InvalidResponseError, type ResponseFault } from "./errors/invalid-response-error.js";
export { isCallError, type CallErrors } from "./errors/is-call-error.js";
export { isProblemOf, type ProblemOf } from "./errors/is-problem-of.js";
export { ProblemError } from "./errors/problem-error.js";
export type { Operation, Operations } from "./operation/operation.js";
export type {
  AttemptEvent,
  CallOptions,
  ClientOptions,
  Drift,
  IterateOptions,
  Limits,
  UploadOptions,
  UploadProgress,
} from "./options/options.js";
export { json, styled } from "./request/styled.js";
export { anyResult, binaryResult, noResult, textResult } from "./results/results.js";
export { chosenBody } from "./bodies/chosen-body.js";
export { fileParts, jsonParts, textPart } from "./bodies/other-parts.js";
export { count } from "./options/checks.js";
export { waitSeconds } from "./request/wait-seconds.js";
