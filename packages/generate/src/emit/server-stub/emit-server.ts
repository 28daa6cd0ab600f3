import { code, type Code } from "../code.ts";

/** A `createServer` for the description, and handlers to begin with, where the runtime is a package and not the folder around the output. */
export function emitServer(): Code {
  return code`
    import { createServerFrom, type Server, type ServerOptions } from "../create-server-from.js";
    import { stubFrom, unimplementedFrom } from "../handle/handlers-from.js";
    import { examples } from "./examples.js";
    import type { Handlers } from "./handlers.js";
    import { operations } from "./operations.js";

    /**
     * A server for the description: requests are decoded and checked, responses too, errors are problem details.
     * Throws a TypeError where a handler or the authentication hook is missing.
     */
    export function createServer<Principal>(options: ServerOptions<Principal, Handlers<Principal>>): Server {
      return createServerFrom(operations, options);
    }

    /** Handlers that respond with the description's own examples, so that a server runs before anything is written; 501 where it gives none. */
    export function stub(): Handlers<unknown> {
      return stubFrom(examples) as Handlers<unknown>;
    }

    /** Handlers that respond with 501, so that a server can be written one operation at a time. */
    export function unimplemented(): Handlers<unknown> {
      return unimplementedFrom(operations) as Handlers<unknown>;
    }
  `;
}
