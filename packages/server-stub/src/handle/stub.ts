import { examples } from "../generated/examples.js";
import type { Handlers } from "../generated/handlers.js";
import { stubFrom } from "./handlers-from.js";

/**
 * Handlers that respond with the contract's own examples, so that a server runs before anything is written; 501
 * where the contract gives none. Each response is a copy.
 */
export function stub(): Handlers<unknown> {
  return stubFrom(examples) as Handlers<unknown>;
}
