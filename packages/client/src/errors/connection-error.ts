import type { OperationId } from "@document-export/types";
import { DocumentExportError } from "./document-export-error.js";

/** No answer came, or one that is no JSON; `cause` holds what fetch or the parser threw. */
export class ConnectionError extends DocumentExportError {
  override readonly name = "ConnectionError";

  constructor(operationId: OperationId, url: string, cause: unknown) {
    super(operationId, `${operationId} got no usable answer from ${url}: ${reason(cause)}`, {
      cause,
    });
  }
}

function reason(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.cause instanceof Error ? `${cause.message}: ${cause.cause.message}` : cause.message;
}
