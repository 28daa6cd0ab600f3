import { createServerFrom, type Server } from "./create-server-from.js";
import { operations } from "./generated/operations.js";
import { PROBLEM_TYPE_PREFIX } from "./problems/catalogue.js";
import type { ServerOptions } from "./handle/server-options.js";

/**
 * Creates a server for the contract. It decodes and checks requests, checks responses, and sends errors as problem
 * details. Throws a TypeError if a handler or the authentication hook is missing.
 */
export function createServer<Principal>(options: ServerOptions<Principal>): Server {
  const own = { problemTypeBase: PROBLEM_TYPE_PREFIX, realm: "document-export" };
  return createServerFrom(operations, { ...own, ...options });
}
