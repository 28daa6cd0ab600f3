export type {
  CallOptions,
  Client,
  ClientOptions,
  CreateWebhookRequest,
  ExportRequest,
  IterateOptions,
  PageOptions,
  PostOptions,
} from "./client.js";
export { createClient } from "./create-client.js";
export { ConnectionError } from "./errors/connection-error.js";
export { DocumentExportError } from "./errors/document-export-error.js";
export { ProblemError } from "./errors/problem-error.js";
export type { DocumentFile } from "./multipart/document-file.js";
