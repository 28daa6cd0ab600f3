import type { OperationId } from "@document-export/types";

/** The call that an error belongs to, and how far it got. */
export interface CallContext {
  readonly operationId: OperationId;
  /** How many requests were sent for the call. */
  readonly attempts: number;
  /** Status of the last response, once it has arrived. */
  status?: number;
}

/**
 * The base class of every failed call. Not in this family: wrong arguments, which are TypeErrors, and an abort by
 * the caller, which rejects with the reason of the signal.
 */
export abstract class DocumentExportError extends Error {
  abstract override readonly name: string;
  readonly operationId: OperationId;
  /** How many requests were sent for the call. */
  readonly attempts: number;

  constructor({ operationId, attempts }: CallContext, message: string, cause?: unknown) {
    super(`${operationId} ${message}`, cause ? { cause } : {});
    this.operationId = operationId;
    this.attempts = attempts;
  }
}
