// The server stub of the operator API, and the parts of the runtime that its handlers use.
export type * from "./generated/server/handlers.js";
export { createServer, stub, unimplemented } from "./generated/server/server.js";
export {
  ProblemError,
  type ByteStream,
  type EventStream,
  type ServerEvent,
  type Authenticate,
  type Authenticated,
  type Credentials,
  type HandlerContext,
  type HandlerRequest,
  type ProblemInit,
  type Server,
  type ServerOptions,
  type UploadedFile,
} from "@document-export/server-stub/runtime";
