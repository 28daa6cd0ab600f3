export { createServer } from "./create-server.js";
export type { Server } from "./create-server-from.js";
export type {
  Authenticate,
  Authenticated,
  AuthenticateContext,
  Credentials,
} from "./authenticate/authenticate.js";
export type { Violation } from "./contract/violation.js";
export type { Bound, Overrides } from "./overrides/overrides.js";
export { DEFAULT_LIMITS, type Limits } from "./decode/limits.js";
export type { ClientErrorListener } from "./entries/client-error.js";
export type { FetchEntry } from "./entries/fetch-entry.js";
export type { NodeEntry } from "./entries/node-entry.js";
export type * from "./generated/handlers.js";
export type * as schemas from "./generated/schemas.js";
export type { HandlerContext, HandlerRequest, UploadedFile } from "./request/handler-request.js";
export type {
  CallContext,
  FaultContext,
  ResponseContext,
  ServerOptions,
} from "./handle/server-options.js";
export { stub } from "./handle/stub.js";
export { unimplemented } from "./handle/unimplemented.js";
export { PROBLEMS, PROBLEM_TYPE_PREFIX, type ProblemType } from "./problems/catalogue.js";
export { ProblemError, type ProblemInit } from "./problems/problem-error.js";
export { InvalidResponseError } from "./respond/encode-result.js";
