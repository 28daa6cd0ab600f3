export type {
  AttemptEvent,
  CallOptions,
  Client,
  ClientOptions,
  CreateWebhookRequest,
  Drift,
  ExportRequest,
  IterateOptions,
  Limits,
  PageOptions,
  PostOptions,
} from "./client.js";
export { createClient } from "./create-client.js";
export { InvalidResponseError, type ResponseFault } from "./errors/invalid-response-error.js";
export { ConnectionError, type ConnectionFailure } from "./errors/connection-error.js";
export { DocumentExportError } from "./errors/document-export-error.js";
export { isCallError, type CallErrors } from "./errors/is-call-error.js";
export { ProblemError } from "./errors/problem-error.js";
export { RetryLaterError } from "./errors/retry-later-error.js";
export { TimeoutError } from "./errors/timeout-error.js";
export type { Pages } from "./pages/pages.js";
export type { UploadProgress } from "./upload/body-of.js";
export type { ByteStream, DocumentFile, DocumentSource } from "./upload/document-file.js";
