import { isBrowser } from "../utils/is-browser.js";
import { DocumentExportError, type CallContext } from "./document-export-error.js";

/**
 * Why no response came, as far as the runtime says it: the name of the host is unknown (`dns`), the
 * certificate was not accepted or is not there (`tls`), a `proxy` answered instead, redirects lead
 * round (`redirect-loop`), or the connection broke (`reset`). A browser tells scripts nothing: towards another origin
 * it may be that the service does not allow this one (`cors`). Else `unreachable`.
 */
export type ConnectionFailure = keyof typeof REASONS | "cors" | "unreachable";

// Runtimes share no code for these; each of them says it in the message or in the code of a cause. The first wins:
// what is wrong with a certificate may name the DNS names in it.
const REASONS = {
  "redirect-loop": /redirect/i,
  proxy: /proxy/i,
  tls: /cert|tls|ssl/i,
  dns: /ENOTFOUND|EAI_|dns/i,
  reset: /reset|clos|socket|abort|lost|body|pipe/i,
} as const;

/** No response came, or the connection broke while it was read; `cause` is what fetch threw. */
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
  // A message may name the host, which says nothing of why.
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
