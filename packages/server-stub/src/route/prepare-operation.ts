import type { DeferredOperation, Operation, OperationHead } from "../contract/operation.js";
import { onTerms } from "../decide/on-terms.js";
import type { Terms } from "../decide/terms.js";
import { prepareResponses, type PreparedResponses } from "../respond/prepare-responses.js";

/** An operation as its requests are handled. */
export interface PreparedOperation extends Omit<Operation, "responses">, PreparedResponses {}

/** An operation of which the router knows enough, and what gives the whole of it. */
export interface PendingOperation extends OperationHead {
  /** Loads it at the first call, and gives the same from then on; a failure is not kept. */
  readonly load: () => Promise<PreparedOperation>;
}

/** The operation on the terms of the implementation, at once or when it is first called. */
export function prepareOperation(
  operation: Operation | DeferredOperation,
  terms: Terms,
): PreparedOperation | PendingOperation {
  if (!isDeferred(operation)) return prepare(operation, terms);
  const { load, ...head } = operation;
  let whole: PreparedOperation | undefined;
  return {
    ...head,
    load: async () => (whole ??= prepare({ ...head, ...(await load()) }, terms)),
  };
}

function prepare(operation: Operation, terms: Terms): PreparedOperation {
  const own = onTerms(operation, terms);
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
