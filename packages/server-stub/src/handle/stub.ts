import { examples } from "../generated/examples.js";
import type { Handlers } from "../generated/handlers.js";
import { notImplemented } from "./unimplemented.js";

/**
 * Handlers that respond with the contract's own examples, so that a server runs before anything is written; 501
 * where the contract gives none. Each response is a copy.
 */
export function stub(): Handlers<unknown> {
  const respond = (id: string, example: unknown) => async () => {
    if (example === undefined) throw notImplemented(id);
    return structuredClone(example);
  };
  const handlers: unknown = Object.fromEntries(
    Object.entries(examples).map(([id, example]) => [id, respond(id, example)]),
  );
  return handlers as Handlers<unknown>;
}
