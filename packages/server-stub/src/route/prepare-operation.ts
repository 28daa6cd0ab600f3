import type { DeferredOperation, Operation, OperationHead } from "../contract/operation.js";
import { onTerms } from "../decide/on-terms.js";
import type { Terms } from "../decide/terms.js";

/** An operation of which the router knows enough, and what gives the whole of it. */
export interface PendingOperation extends OperationHead {
  /** Loads it at the first call, and gives the same from then on; a failure is not kept. */
  readonly load: () => Promise<Operation>;
}

/** The operation on the terms of the implementation, at once or when it is first called. */
export function prepareOperation(
  operation: Operation | DeferredOperation,
  terms: Terms,
): Operation | PendingOperation {
  if (!isDeferred(operation)) return onTerms(operation, terms);
  const { load, ...head } = operation;
  let whole: Operation | undefined;
  return {
    ...head,
    load: async () => (whole ??= onTerms({ ...head, ...(await load()) }, terms)),
  };
}

/** Whether what was found must be loaded first. */
export function isPending(operation: Operation | PendingOperation): operation is PendingOperation {
  return "load" in operation;
}

function isDeferred(operation: Operation | DeferredOperation): operation is DeferredOperation {
  return "load" in operation;
}
