import type { Handlers } from "../generated/handlers.js";
import { operations } from "../generated/operations.js";
import { unimplementedFrom } from "./handlers-from.js";

/**
 * Handlers that respond with 501, so that a server can be written one operation at a time:
 * `{ ...unimplemented(), listCollections }`.
 */
export function unimplemented(): Handlers<unknown> {
  return unimplementedFrom(operations) as Handlers<unknown>;
}
