import { examples } from "../generated/examples.js";
import type { Handlers } from "../generated/handlers.js";
import { ProblemError } from "../problems/problem-error.js";

/** Handlers that answer with the contract's own examples, so that a server runs before anything is written. */
export function exampleHandlers(): Handlers<unknown> {
  const answer = (id: string) => () => {
    const example: unknown = Reflect.get(examples, id);
    if (example === undefined) throw notImplemented(id);
    return structuredClone(example);
  };
  const handlers: unknown = Object.fromEntries(Object.keys(examples).map((id) => [id, answer(id)]));
  return handlers as Handlers<unknown>;
}

function notImplemented(id: string): ProblemError {
  return new ProblemError({
    type: "not-implemented",
    detail: `The operation \`${id}\` has no example to answer with.`,
  });
}
