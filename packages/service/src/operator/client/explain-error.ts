import {
  type ConnectionError,
  isCallError,
  type ProblemError,
} from "@document-export/operator/client";

const ADVICE: Readonly<Record<number, string>> = {
  401: "Pass an operator token with --token or DOCUMENT_EXPORT_OPERATOR_TOKEN; `document-export operator-tokens create` makes one on the machine of the service.",
  403: "Use a token with the required role.",
  501: "The running service has an earlier version: restart it with this one.",
  503: "Try again in a moment.",
};

/** Returns a sentence about what failed, and what to do next. */
export function explainError(error: unknown): string {
  if (isCallError(error, "ProblemError")) return explainProblem(error);
  if (isCallError(error, "ConnectionError")) return explainConnection(error);
  if (isCallError(error, "TimeoutError"))
    return `The service did not respond within ${error.timeoutMs / 1000} seconds. It may be busy: try again.`;
  if (isCallError(error, "InvalidResponseError")) return otherServer(error.url);
  return error instanceof Error ? error.message : String(error);
}

/** OpenSSL errors for a server that does not use TLS. */
const NO_TLS = /wrong version number|packet length too long|record layer/;

function explainConnection({ url, kind, cause }: ConnectionError): string {
  const reason = reasonOf(cause);
  const said = `The service does not respond at ${originOf(url)}: `;
  if (kind === "tls")
    return NO_TLS.test(reason)
      ? `${said}it does not support TLS. Use \`http://\` in --url.`
      : `${said}${reason}. NODE_EXTRA_CA_CERTS names a file with the certificate of its authority.`;
  return `${said}${reason}. Is it running, and is this the address of its operator's port?`;
}

function otherServer(url: string): string {
  return `The server at ${originOf(url)} is not the operator's port of a Document Export service. Check --url.`;
}

/** Response of the callers' port, which does not serve the operator API. */
const NO_PATH = "There is no resource at this path";

function explainProblem(problem: ProblemError): string {
  const { detail, title, errors, retryAfter, status, url } = problem;
  if (status === 404 && detail.startsWith(NO_PATH)) return otherServer(url);
  // If there are violations, the detail only says how many.
  const said = errors.length > 0 ? errors.map(describeViolation) : [asSentence(detail || title)];
  const way = retryAfter === undefined ? wayOn(problem) : `Try again in ${retryAfter} seconds.`;
  return [...said, ...(way === undefined ? [] : [way])].join(" ");
}

function describeViolation({ name, pointer, detail }: ProblemError["errors"][number]): string {
  const place = name || pointer;
  return asSentence(place ? `${place}: ${detail}` : detail);
}

/** Command that lists the existing items, by the name of the operation. */
const lists: readonly (readonly [operation: RegExp, list: string])[] = [
  [/Job/, "jobs list"],
  [/Deliver/, "deliveries list"],
  [/Webhook/, "webhooks list"],
  [/OperatorToken/, "operator-tokens list"],
  [/createToken|createCollection|Connection/, "connections list"],
  [/Token/, "tokens list"],
  [/SigningKey/, "webhooks keys"],
  [/Circuit/, "circuits list"],
];

function wayOn({ status, operationId, detail }: ProblemError): string | undefined {
  if (status === 409) {
    const [, webhook] = /webhook (\d+) .* is disabled/.exec(detail) ?? [];
    return webhook && `\`document-export webhooks enable ${webhook}\` does that.`;
  }
  if (status !== 404) return ADVICE[status];
  const [, list] = lists.find(([operation]) => operation.test(operationId)) ?? [];
  return list && `\`document-export ${list}\` lists what exists.`;
}

function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function originOf(url: string): string {
  const { origin } = new URL(url);
  return origin === SOCKET_ORIGIN ? "the socket of the data folder" : origin;
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.cause instanceof Error ? reasonOf(cause.cause) : cause.message.replace(/\.$/, "");
}

/** Placeholder origin in URLs for the control socket. */
export const SOCKET_ORIGIN = "http://localhost";
