// Generated from photos.yaml. Do not edit: change the description and generate again.

import {
  createServerFrom,
  type Server,
  stubFrom,
  unimplementedFrom,
  type AnyServerOptions,
} from "@document-export/server-stub/runtime";

import { examples } from "./examples.js";
import type { Handlers } from "./handlers.js";
import { operations } from "./operations.js";

/**
 * A server for the description: requests are decoded and checked, responses too, errors are problem details.
 * Throws a TypeError where a handler or a hook is missing.
 */
export function createServer<Principal>(
  options: AnyServerOptions<Principal, Handlers<Principal>>,
): Server {
  return createServerFrom(operations, options);
}

/** Handlers that respond with examples of the description, or with what its schemas allow, so that a server runs before anything is written. */
export function stub(): Handlers<unknown> {
  return stubFrom(examples) as Handlers<unknown>;
}

/** Handlers that respond with 501, so that a server can be written one operation at a time. */
export function unimplemented(): Handlers<unknown> {
  return unimplementedFrom(operations) as Handlers<unknown>;
}
