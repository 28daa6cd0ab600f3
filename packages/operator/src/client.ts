// The client of the operator's API, and what its callers use of the runtime.
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
