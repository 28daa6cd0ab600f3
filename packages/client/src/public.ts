// Exports for callers of this package's client and of other generated clients.
export type { FileContent, FileSource } from "./bodies/file-content.js";
export { ConnectionError, type ConnectionFailure } from "./errors/connection-error.js";
export { RetryLaterError, TimeoutError } from "./errors/deadline-errors.js";
export { DocumentExportError } from "./errors/document-export-error.js";
export { InvalidResponseError, type ResponseFault } from "./errors/invalid-response-error.js";
export { isCallError, type CallErrors } from "./errors/is-call-error.js";
export type { ProblemOf } from "./errors/is-problem-of.js";
export { ProblemError } from "./errors/problem-error.js";
export type { ByteStream } from "./operation/body.js";
export type { EventStream } from "./results/read-events.js";
export type { Pages } from "./operation/pages.js";
export type {
  AttemptEvent,
  CallOptions,
  ClientOptions,
  DeprecationNotice,
  Drift,
  IterateOptions,
  Limits,
  NestedAs,
  NestedOptions,
  UploadOptions,
  UploadProgress,
} from "./options/options.js";
