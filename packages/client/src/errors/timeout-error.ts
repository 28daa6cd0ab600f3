import type { CallContext } from "./call-context.js";
import { DocumentExportError } from "./document-export-error.js";

/** No whole response came in time: `timeoutMs` for one request, or `deadlineMs` for the call, passed. */
export class TimeoutError extends DocumentExportError {
  override readonly name = "TimeoutError";
  /** How long the last request was given, in milliseconds. */
  readonly timeoutMs: number;

  constructor(context: CallContext, timeoutMs: number) {
    super(context, `got no response within ${timeoutMs} ms`);
    this.timeoutMs = timeoutMs;
  }
}
