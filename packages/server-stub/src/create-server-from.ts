import type { Operations } from "./contract/operation.js";
import { respondToClientError, type ClientErrorListener } from "./entries/client-error.js";
import { fetchEntry, type FetchEntry } from "./entries/fetch-entry.js";
import { nodeEntry, type NodeEntry } from "./entries/node-entry.js";
import { resolveBodyTimeout } from "./entries/resolve-body-timeout.js";
import { createCore } from "./handle/create-core.js";
import type { ServerOptions } from "./handle/server-options.js";

/** One core with two entries. */
export interface Server {
  /** For `node:http`: `createServer(server.node)`. */
  readonly node: NodeEntry;
  /** For `clientError` of `node:http`: responds with 400, 408 and 431 as problems where Node would respond without a body. */
  readonly clientError: ClientErrorListener;
  /** For runtimes that speak Fetch. */
  readonly fetch: FetchEntry;
}

/**
 * A server for any generated operation table: requests are decoded and checked, responses too, errors are problem
 * details. Throws a TypeError where a handler or the authentication hook is missing.
 */
export function createServerFrom<Principal>(
  operations: Operations,
  options: ServerOptions<Principal, object>,
): Server {
  const core = createCore(operations, options);
  const bodyTimeout = resolveBodyTimeout(options.bodyTimeoutMs);
  return {
    node: nodeEntry(core),
    clientError: respondToClientError,
    fetch: fetchEntry(core, bodyTimeout),
  };
}
