import type { CallContext } from "./call-context.js";
import { DocumentExportError } from "./document-export-error.js";

/** What kept the response from coming: `redirect-loop` and `reset` where the runtime says so, else `unreachable`. */
export type ConnectionFailure = "redirect-loop" | "reset" | "unreachable";

/** No response came, or the connection broke while it did; `cause` holds what fetch threw. */
export class ConnectionError extends DocumentExportError {
  override readonly name = "ConnectionError";
  readonly kind: ConnectionFailure;

  constructor(context: CallContext, url: string, cause: unknown) {
    const reason = reasonOf(cause);
    super(context, `got no response from ${url}: ${reason}`, cause);
    this.kind = kindOf(reason);
  }
}

// Runtimes agree on no code for these; all of them name the thing in the message or the code of a cause.
function kindOf(reason: string): ConnectionFailure {
  if (/redirect/i.test(reason)) return "redirect-loop";
  return /reset|terminat|clos|socket|abort|lost|body/i.test(reason) ? "reset" : "unreachable";
}

function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const { message, code, cause }: Error & { code?: unknown } = thrown;
  return message + (code ? ` (${code})` : "") + (cause ? `: ${reasonOf(cause)}` : "");
}
