import type { Violation } from "../checks/violation.js";
import { DocumentExportError, type CallContext } from "./document-export-error.js";

/** What is wrong with a response that should be JSON, or events with JSON. */
export type ResponseFault =
  | "empty"
  | "html"
  | "truncated-json"
  | "no-json"
  | "endless-event"
  | "inexact-number"
  | "contract";

/** A success response that cannot be used; `received` is the start of its body. */
export class InvalidResponseError extends DocumentExportError {
  declare readonly name: "InvalidResponseError";
  declare readonly kind: ResponseFault;
  declare readonly status: number;
  /** The first 200 characters of the body; for an integer beyond 2^53, the integer and the text before it. */
  declare readonly received: string;
  /** JSON pointer to the value that violates the contract; set if `kind` is `contract`. */
  declare readonly pointer: string | undefined;

  constructor(
    context: CallContext,
    kind: ResponseFault,
    body: string,
    options?: ErrorOptions,
    violation?: Violation,
  ) {
    const received = body.slice(0, 200);
    const expected = violation ? `${violation.expected} at \`${violation.pointer}\`` : "JSON";
    super(context, `expected ${expected}, got (${kind}) \`${received}\``, {
      name: "InvalidResponseError",
      kind,
      received,
      pointer: violation?.pointer,
      ...options,
    });
  }
}
