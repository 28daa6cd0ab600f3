// The client of the operator API, and the parts of the runtime that its callers use.
export * from "./generated/client/client.js";
export {
  ConnectionError,
  DocumentExportError,
  InvalidResponseError,
  isCallError,
  ProblemError,
  RetryLaterError,
  TimeoutError,
  type CallOptions,
  type ClientOptions,
  type EventStream,
  type FileContent,
  type FileSource,
  type Limits,
} from "@document-export/client/runtime";
