import { ProblemError } from "../problems/problem-error.js";

/**
 * Creates handlers for any generated server that respond with the examples in the description; 501 if there is none.
 * Each response is a copy.
 */
export function stubFrom(examples: Readonly<Record<string, unknown>>): object {
  const respond = (id: string, example: unknown) => async () => {
    if (example === undefined) throw notImplemented(id);
    return structuredClone(example);
  };
  return Object.fromEntries(
    Object.entries(examples).map(([id, example]) => [id, respond(id, example)]),
  );
}

/** Creates handlers for any generated server that respond with 501. */
export function unimplementedFrom(operations: object): object {
  const refuse = (id: string) => async () => {
    throw notImplemented(id);
  };
  return Object.fromEntries(Object.keys(operations).map((id) => [id, refuse(id)]));
}

/** Creates the problem for an operation without a handler. */
function notImplemented(id: string): ProblemError {
  return new ProblemError({
    type: "not-implemented",
    detail: `The operation \`${id}\` is not implemented yet.`,
  });
}
