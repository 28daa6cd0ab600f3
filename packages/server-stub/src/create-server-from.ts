import type { Operations } from "./contract/operation.js";
import { clientErrorListener, type ClientErrorListener } from "./entries/client-error.js";
import { fetchEntry, type FetchEntry } from "./entries/fetch-entry.js";
import { nodeEntry, type NodeEntry } from "./entries/node-entry.js";
import { resolveBodyTimeout } from "./entries/resolve-body-timeout.js";
import { createCore } from "./handle/create-core.js";
import type { AnyServerOptions } from "./handle/server-options.js";
import { NO_PROBLEM_TYPES } from "./problems/catalogue.js";

/** A server with two entry points to the same core. */
export interface Server {
  /** Entry point for `node:http`: `createServer(server.node)`. */
  readonly node: NodeEntry;
  /**
   * Listener for `clientError` of `node:http`. It responds with 400, 408 and 431 as problems; by default Node would
   * respond without a body.
   */
  readonly clientError: ClientErrorListener;
  /** Entry point for runtimes with the Fetch API. */
  readonly fetch: FetchEntry;
  /** Prefix of the server's problem types, for requests that are refused before they reach it. */
  readonly problemTypeBase: string;
}

/**
 * Creates a server for any generated operation table. It decodes and checks requests, checks responses, and sends
 * errors as problem details, without problem types unless `problemTypeBase` is set. Throws a TypeError if a handler or
 * the authentication hook is missing.
 */
export function createServerFrom<Principal>(
  operations: Operations,
  options: AnyServerOptions<Principal, object>,
): Server {
  const { problemTypeBase = NO_PROBLEM_TYPES, realm = "api" } = options;
  const core = createCore(operations, { ...options, problemTypeBase, realm });
  const bodyTimeout = resolveBodyTimeout(options.bodyTimeoutMs);
  return {
    node: nodeEntry(core),
    clientError: clientErrorListener(problemTypeBase),
    fetch: fetchEntry(core, bodyTimeout),
    problemTypeBase,
  };
}
