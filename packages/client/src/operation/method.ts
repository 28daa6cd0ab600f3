import type { Operation } from "./operation.js";

/** An operation with what only the methods of a client need of it, so that a bundle of functions leaves it out. */
export function method(operation: Operation, more: Pick<Operation, "pages" | "types">): Operation {
  return { ...operation, ...more };
}
