import { examples } from "../generated/examples.js";
import type { Handlers } from "../generated/handlers.js";
import { stubFrom } from "./handlers-from.js";

/**
 * Creates handlers that respond with the examples in the contract, so that a server runs before any code is written;
 * 501 if there is no example. Each response is a copy.
 */
export function stub(): Handlers<unknown> {
  return stubFrom(examples) as Handlers<unknown>;
}
