import type { Operation } from "./operation.js";

/**
 * Adds to an operation the data that only client methods need, so that bundles of standalone functions can leave it
 * out.
 */
export function method(operation: Operation, more: Pick<Operation, "pages" | "types">): Operation {
  return { ...operation, ...more };
}
