import { code, type Code } from "../code.ts";

/** A `createServer` for the description, where the runtime is a package and not the folder around the output. */
export function emitServer(): Code {
  return code`
    import { createServerFrom, type Server, type ServerOptions } from "../create-server-from.js";
    import type { Handlers } from "./handlers.js";
    import { operations } from "./operations.js";

    /**
     * A server for the description: requests are decoded and checked, responses too, errors are problem details.
     * Throws a TypeError where a handler or the authentication hook is missing.
     */
    export function createServer<Principal>(options: ServerOptions<Principal, Handlers<Principal>>): Server {
      return createServerFrom(operations, options);
    }
  `;
}
