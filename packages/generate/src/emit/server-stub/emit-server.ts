import type { ApiModel } from "../../model/model.ts";
import { code, join, key, type Code } from "../code.ts";
import { emitSecurity } from "./emit-security.ts";

/**
 * Emits `createServer` for a description, with initial handlers, if the runtime is a package and not the folder that
 * contains the output. `problemTypes` is the default prefix of problem types.
 */
export function emitServer({ operations }: ApiModel, problemTypes: string | undefined): Code {
  const asked = operations.flatMap((operation) => emitSecurity(operation).flat());
  const isKnown = asked.some(({ by }) => by.kind !== "unknown");
  const unknown = asked.flatMap(({ scheme, by }) => (by.kind === "unknown" ? [scheme] : []));
  const given =
    problemTypes === undefined
      ? code`options`
      : code`{ problemTypeBase: ${problemTypes}, ...options }`;
  return code`
    import { createServerFrom, type Server } from "../create-server-from.js";
    import { stubFrom, unimplementedFrom } from "../handle/handlers-from.js";
    import type { ${isKnown ? code`ServerOptions` : code`AnyServerOptions`}${unknown.length > 0 ? code`, Authenticate` : code``} } from "../handle/server-options.js";
    import { examples } from "./examples.js";
    import type { Handlers } from "./handlers.js";
    import { operations } from "./operations.js";

    /**
     * A server for the description: requests are decoded and checked, responses too, errors are problem details.
     * Throws a TypeError where a handler or ${isKnown ? code`the authentication hook` : code`a hook`} is missing.
     */
    export function createServer<Principal>(options: ${optionsType(isKnown, [...new Set(unknown)])}): Server {
      return createServerFrom(operations, ${given});
    }

    /** Handlers that respond with examples of the description, or with what its schemas allow, so that a server runs before anything is written. */
    export function stub(): Handlers<unknown> {
      return stubFrom(examples) as Handlers<unknown>;
    }

    /** Handlers that respond with 501, so that a server can be written one operation at a time. */
    export function unimplemented(): Handlers<unknown> {
      return unimplementedFrom(operations) as Handlers<unknown>;
    }
  `;
}

/**
 * Emits the options type. `authenticate` is needed only if there is a scheme that the runtime reads; every other scheme
 * needs a hook.
 */
function optionsType(isKnown: boolean, unknown: readonly string[]): Code {
  const type = code`${isKnown ? code`ServerOptions` : code`AnyServerOptions`}<Principal, Handlers<Principal>>`;
  if (unknown.length === 0) return type;
  const hooks = unknown.map((name) => code`readonly ${key(name)}: Authenticate<Principal>;`);
  return code`${type} & { readonly schemes: { ${join(hooks, " ")} } }`;
}
