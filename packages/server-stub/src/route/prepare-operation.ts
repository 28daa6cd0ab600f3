import type { DeferredOperation, Operation, OperationHead } from "../contract/operation.js";
import { applyOverrides } from "../overrides/apply-overrides.js";
import type { Overrides } from "../overrides/overrides.js";
import { prepareResponses, type PreparedOperation } from "../respond/prepare-responses.js";

/** An operation with the data for routing, and a function that loads the rest. */
export interface PendingOperation extends OperationHead {
  /** Loads the operation at the first call and caches it; a failure is not cached. */
  readonly load: () => Promise<PreparedOperation>;
}

/** Returns the operation with the implementation's overrides, applied immediately or at the first call. */
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

/** Returns true if an operation must be loaded first. */
export function isPending(
  operation: PreparedOperation | PendingOperation,
): operation is PendingOperation {
  return "load" in operation;
}

function isDeferred(operation: Operation | DeferredOperation): operation is DeferredOperation {
  return "load" in operation;
}
