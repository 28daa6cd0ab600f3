import type { Handlers } from "../generated/handlers.js";
import { operations } from "../generated/operations.js";
import { ProblemError } from "../problems/problem-error.js";

/**
 * Handlers that respond with 501, so that a server can be written one operation at a time:
 * `{ ...unimplemented(), listCollections }`.
 */
export function unimplemented(): Handlers<unknown> {
  const refuse = (id: string) => async () => {
    throw notImplemented(id);
  };
  const handlers: unknown = Object.fromEntries(
    Object.keys(operations).map((id) => [id, refuse(id)]),
  );
  return handlers as Handlers<unknown>;
}

/** The problem of an operation that has no handler of its own yet. */
export function notImplemented(id: string): ProblemError {
  return new ProblemError({
    type: "not-implemented",
    detail: `The operation \`${id}\` is not implemented yet.`,
  });
}
