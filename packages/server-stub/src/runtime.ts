// Imports of code generated for another description: the runtime without the code of this contract.
export type { Authenticate, Authenticated, Credentials } from "./authenticate/authenticate.js";
export * as check from "./checks/index.js";
export type { Bigints } from "./contract/bigints.js";
export { jsonResponse } from "./contract/json-response.js";
export type {
  Body,
  DeferredOperation,
  Operation,
  OperationContract,
  OperationHead,
  Operations,
  Parameter,
  ParameterSource,
  Parameters,
  Part,
  ResponseContract,
} from "./contract/operation.js";
export type { Status, Status2XX, Status3XX, Status4XX, Status5XX } from "./contract/status.js";
export type { Violation } from "./contract/violation.js";
export { createServerFrom, type Server } from "./create-server-from.js";
export { sentHeaders, splitSource } from "./decode/parameters/sent.js";
export { readParameter } from "./decode/read-parameter.js";
export { readQueryNumber } from "./decode/read-query-number.js";
export type {
  ByteStream,
  EventStream,
  HandlerContext,
  HandlerRequest,
  ItemStream,
  ServerEvent,
  UploadedFile,
} from "./request/handler-request.js";
export { stubFrom, unimplementedFrom } from "./handle/handlers-from.js";
export type { AnyServerOptions, ServerOptions } from "./handle/server-options.js";
export { ProblemError, type ProblemInit } from "./problems/problem-error.js";
