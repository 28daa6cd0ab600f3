import { DocumentExportError, type CallContext } from "./document-export-error.js";

/** Why no response came: `redirect-loop` and `reset` where the runtime says so, else `unreachable`. */
export type ConnectionFailure = "redirect-loop" | "reset" | "unreachable";

/** No response came, or the connection broke while it was read; `cause` is what fetch threw. */
export class ConnectionError extends DocumentExportError {
  override readonly name = "ConnectionError";
  readonly kind: ConnectionFailure;

  constructor(context: CallContext, url: string, cause: unknown) {
    const reason = reasonOf(cause);
    super(context, `got no response from ${url}: ${reason}`, cause);
    this.kind = kindOf(reason);
  }
}

// Runtimes share no code for these; each of them says it in the message or in the code of a cause.
function kindOf(reason: string): ConnectionFailure {
  if (/redirect/i.test(reason)) return "redirect-loop";
  return /reset|terminat|clos|socket|abort|lost|body/i.test(reason) ? "reset" : "unreachable";
}

function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const { message, code, cause }: Error & { code?: unknown } = thrown;
  return message + (code ? ` (${code})` : "") + (cause ? `: ${reasonOf(cause)}` : "");
}
