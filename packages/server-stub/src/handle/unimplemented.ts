import type { Handlers } from "../generated/handlers.js";
import { operations } from "../generated/operations.js";
import { unimplementedFrom } from "./handlers-from.js";

/**
 * Creates handlers that respond with 501, so that a server can be implemented one operation at a time: `{
 * ...unimplemented(), listCollections }`.
 */
export function unimplemented(): Handlers<unknown> {
  return unimplementedFrom(operations) as Handlers<unknown>;
}
