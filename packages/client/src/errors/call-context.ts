import type { OperationId } from "@document-export/types";

/** Which call an error belongs to. */
export interface CallContext {
  readonly operationId: OperationId;
  /** How many requests were sent for the call. */
  readonly attempts: number;
}
