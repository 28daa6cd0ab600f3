import type { Operations } from "./contract/operation.js";
import { clientErrorListener, type ClientErrorListener } from "./entries/client-error.js";
import { fetchEntry, type FetchEntry } from "./entries/fetch-entry.js";
import { nodeEntry, type NodeEntry } from "./entries/node-entry.js";
import { resolveBodyTimeout } from "./entries/resolve-body-timeout.js";
import { createCore } from "./handle/create-core.js";
import type { AnyServerOptions } from "./handle/server-options.js";
import { NO_PROBLEM_TYPES } from "./problems/catalogue.js";

/** One core with two entries. */
export interface Server {
  /** For `node:http`: `createServer(server.node)`. */
  readonly node: NodeEntry;
  /** For `clientError` of `node:http`: responds with 400, 408 and 431 as problems where Node would respond without a body. */
  readonly clientError: ClientErrorListener;
  /** For runtimes that speak Fetch. */
  readonly fetch: FetchEntry;
  /** What comes before the types of its problems, for what is refused outside of it. */
  readonly problemTypeBase: string;
}

/**
 * A server for any generated operation table: requests are decoded and checked, responses too, errors are problem
 * details, without types of their own unless `problemTypeBase` says which. Throws a TypeError if a handler or the
 * authentication hook is missing.
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
