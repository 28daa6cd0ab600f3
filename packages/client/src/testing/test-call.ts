import type { OperationId } from "@document-export/types";

/** A request as the double received it. */
export interface TestCall {
  readonly operationId: OperationId;
  readonly url: URL;
  readonly headers: Headers;
  /** The JSON of the body; of an export the parts, `file` as text. */
  readonly body: unknown;
}
