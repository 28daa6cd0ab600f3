import type { OperationId } from "@document-export/types";

/**
 * What every failure of a call has in common. Not in this family: mistakes in the arguments, which are TypeErrors.
 */
export abstract class DocumentExportError extends Error {
  abstract override readonly name: string;
  readonly operationId: OperationId;

  constructor(operationId: OperationId, message: string, options?: ErrorOptions) {
    super(message, options);
    this.operationId = operationId;
  }
}
