import type { OperationId } from "@document-export/types";
import type { CallContext } from "./call-context.js";

/**
 * What every failure of a call has in common. Not in this family: mistakes in the arguments, which are
 * TypeErrors, and an abort by the caller, which is thrown as the reason of the signal.
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
