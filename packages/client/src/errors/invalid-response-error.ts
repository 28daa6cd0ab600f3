import type { Violation } from "../checks/violation.js";
import { DocumentExportError, type CallContext } from "./document-export-error.js";

/** What is wrong with a response whose status promised JSON, or events with JSON. */
export type ResponseFault =
  "empty" | "html" | "truncated-json" | "no-json" | "endless-event" | "contract";

interface Fault {
  readonly kind: ResponseFault;
  readonly body: string;
  readonly violation?: Violation;
}

/** A success response that cannot be used; `received` is its beginning. */
export class InvalidResponseError extends DocumentExportError {
  override readonly name = "InvalidResponseError";
  readonly kind: ResponseFault;
  declare readonly status: number;
  /** The first 200 characters of the body. */
  readonly received: string;
  /** JSON pointer to the value that violates the contract, where `kind` is `contract`. */
  readonly pointer: string | undefined;

  constructor(context: CallContext, fault: Fault, cause?: unknown) {
    const { kind, body, violation } = fault;
    const received = body.slice(0, 200);
    const expected = violation ? `${violation.expected} at \`${violation.pointer}\`` : "JSON";
    super(context, `expected ${expected}, got (${kind}) \`${received}\``, cause);
    this.kind = kind;
    this.received = received;
    this.pointer = violation?.pointer;
  }
}
