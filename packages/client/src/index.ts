export type { Client } from "./client/client.js";
export { createClient } from "./client/create-client.js";
export type { Pages } from "./client/pages.js";
export { ConnectionError, type ConnectionFailure } from "./errors/connection-error.js";
export { RetryLaterError, TimeoutError } from "./errors/deadline-errors.js";
export { DocumentExportError } from "./errors/document-export-error.js";
export { InvalidResponseError, type ResponseFault } from "./errors/invalid-response-error.js";
export { isCallError, type CallErrors } from "./errors/is-call-error.js";
export { ProblemError } from "./errors/problem-error.js";
export type {
  AttemptEvent,
  CallOptions,
  ClientOptions,
  CreateWebhookRequest,
  Drift,
  ExportRequest,
  IterateOptions,
  Limits,
  PageOptions,
  PostOptions,
} from "./options/options.js";
export type { UploadProgress } from "./upload/body.js";
export type { ByteStream, DocumentFile, DocumentSource } from "./upload/document-file.js";
