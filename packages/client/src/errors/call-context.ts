import type { OperationId } from "@document-export/types";

/** Which call an error belongs to, and how far it came. */
export interface CallContext {
  readonly operationId: OperationId;
  /** How many requests were sent for the call. */
  readonly attempts: number;
  /** Status of the last response, once it is there. */
  status?: number;
}
