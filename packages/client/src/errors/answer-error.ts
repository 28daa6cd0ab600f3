import type { CallContext } from "./call-context.js";
import { DocumentExportError } from "./document-export-error.js";

/** What is wrong with an answer whose status promised JSON. */
export type AnswerFault = "empty" | "html" | "truncated-json" | "no-json" | "contract";

const RECEIVED_LENGTH = 200;

/** An answer of success that cannot be used; `received` holds its beginning. */
export class AnswerError extends DocumentExportError {
  override readonly name = "AnswerError";
  readonly kind: AnswerFault;
  readonly status: number;
  /** The first 200 characters of the body. */
  readonly received: string;
  /** JSON pointer to the value that breaks the contract, where `kind` is `contract`. */
  readonly pointer: string | undefined;

  constructor(
    context: CallContext,
    fault: { kind: AnswerFault; status: number; body: string; pointer?: string; expected?: string },
    cause?: unknown,
  ) {
    const received = fault.body.slice(0, RECEIVED_LENGTH);
    const place = fault.pointer === undefined ? "" : ` at \`${fault.pointer}\``;
    const { expected = "JSON" } = fault;
    super(context, `expected ${expected}${place}, got (${fault.kind}) \`${received}\``, cause);
    this.kind = fault.kind;
    this.status = fault.status;
    this.received = received;
    this.pointer = fault.pointer;
  }
}
