import { isBrowser } from "../utils/is-browser.js";
import { DocumentExportError, type CallContext } from "./document-export-error.js";

/**
 * Why no response arrived, as far as the runtime reveals it: the host name is unknown (`dns`), the certificate was
 * rejected or is missing (`tls`), a `proxy` responded instead, redirects form a loop (`redirect-loop`), or the
 * connection broke (`reset`). Browsers hide the reason from scripts: a cross-origin request may have failed because the
 * service does not allow this origin (`cors`). Otherwise `unreachable`.
 */
export type ConnectionFailure = keyof typeof REASONS | "cors" | "unreachable";

// Runtimes have no common codes for these; each puts the reason in the message or in the code of a cause. The first
// match wins: a certificate error may mention DNS names, so `tls` precedes `dns`.
const REASONS = {
  "redirect-loop": /redirect/i,
  proxy: /proxy/i,
  tls: /cert|tls|ssl/i,
  dns: /ENOTFOUND|EAI_|dns/i,
  reset: /reset|clos|socket|abort|lost|body|pipe/i,
} as const;

/** No response arrived, or the connection broke while the response was read; `cause` is the error that fetch threw. */
export class ConnectionError extends DocumentExportError {
  declare readonly name: "ConnectionError";
  declare readonly kind: ConnectionFailure;

  constructor(context: CallContext, cause: unknown) {
    const reason = reasonOf(cause);
    const kind = kindOf(reason, context.url);
    const message = `got no response from ${context.url} (${kind}): ${reason}`;
    super(context, message, { name: "ConnectionError", kind, cause });
  }
}

interface BrowserGlobal {
  readonly location?: { readonly origin: string };
}

function kindOf(reason: string, url: string): ConnectionFailure {
  // Ignores the host name in the message: it does not explain the failure.
  const { hostname, origin } = new URL(url);
  const said = reason.split(hostname).join("");
  for (const [kind, pattern] of Object.entries(REASONS))
    if (pattern.test(said)) return kind as keyof typeof REASONS;
  return isBrowser && origin !== (globalThis as BrowserGlobal).location?.origin
    ? "cors"
    : "unreachable";
}

function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const { message, code, cause }: Error & { code?: unknown } = thrown;
  return message + (code ? ` (${code})` : "") + (cause ? `: ${reasonOf(cause)}` : "");
}
