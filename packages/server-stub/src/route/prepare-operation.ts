import type { DeferredOperation, Operation, OperationHead } from "../contract/operation.js";
import { applyOverrides } from "../overrides/apply-overrides.js";
import type { Overrides } from "../overrides/overrides.js";
import { prepareResponses, type PreparedOperation } from "../respond/prepare-responses.js";

/** An operation of which the router knows enough, and what gives the whole of it. */
export interface PendingOperation extends OperationHead {
  /** Loads it at the first call, and gives the same from then on; a failure is not cached. */
  readonly load: () => Promise<PreparedOperation>;
}

/** The operation with the overrides of the implementation, at once or when it is first called. */
export function prepareOperation(
  operation: Operation | DeferredOperation,
  overrides: Overrides,
): PreparedOperation | PendingOperation {
  if (!isDeferred(operation)) return prepare(operation, overrides);
  const { load, ...head } = operation;
  let whole: PreparedOperation | undefined;
  return {
    ...head,
    load: async () => (whole ??= prepare({ ...head, ...(await load()) }, overrides)),
  };
}

function prepare(operation: Operation, overrides: Overrides): PreparedOperation {
  const own = applyOverrides(operation, overrides);
  return { ...own, ...prepareResponses(own.responses) };
}

/** Whether what was found must be loaded first. */
export function isPending(
  operation: PreparedOperation | PendingOperation,
): operation is PendingOperation {
  return "load" in operation;
}

function isDeferred(operation: Operation | DeferredOperation): operation is DeferredOperation {
  return "load" in operation;
}
