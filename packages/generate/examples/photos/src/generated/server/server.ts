// Generated from photos.yaml. Do not edit: change the description and generate again.

import {
  createServerFrom,
  type Server,
  type ServerOptions,
} from "@document-export/server-stub/runtime";
import type { Handlers } from "./handlers.js";
import { operations } from "./operations.js";

/**
 * A server for the description: requests are decoded and checked, responses too, errors are problem details.
 * Throws a TypeError where a handler or the authentication hook is missing.
 */
export function createServer<Principal>(
  options: ServerOptions<Principal, Handlers<Principal>>,
): Server {
  return createServerFrom(operations, options);
}
