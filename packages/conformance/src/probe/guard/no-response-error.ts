import type { SentRequest } from "../exchange.js";

/** Thrown if a request got no complete response: the connection failed, was cut, or timed out. */
export class NoResponseError extends Error {
  override readonly name = "NoResponseError";
  readonly request: SentRequest;
  /** Whether something was received that was not a complete response, or not HTTP. */
  readonly hasResponded: boolean;
  /** Whether the request timed out, before or during the response. */
  readonly isTimeout: boolean;
  /** Whether the received bytes do not even start like HTTP. */
  readonly isOtherProtocol: boolean;

  constructor(request: SentRequest, timeout: number, cause: unknown) {
    const isTimeout = isLate(cause);
    const deadline = isTimeout ? ` (deadline ${timeout} ms)` : "";
    super(
      `${request.method} ${request.path.slice(0, MAX_PATH)} brought no complete response: ${reasonOf(cause)}${deadline}.`,
      { cause },
    );
    this.request = request;
    this.hasResponded = isCutOrBroken(cause);
    this.isTimeout = isTimeout;
    this.isOtherProtocol = isOtherProtocol(cause);
  }
}

const MAX_PATH = 120;

/** The response started, or the received bytes are not HTTP (the `HPE_` codes of Node's parser). */
export class BrokenResponseError extends Error {}

function isCutOrBroken(cause: unknown): boolean {
  if (cause instanceof BrokenResponseError) return true;
  return cause instanceof Error && "code" in cause && String(cause.code).startsWith("HPE_");
}

function isAbort(cause: unknown): boolean {
  return cause instanceof Error && cause.name === "AbortError";
}

function isLate(cause: unknown): boolean {
  return isAbort(cause) || (cause instanceof BrokenResponseError && isAbort(cause.cause));
}

/** Whether the received bytes do not even start like a response. */
export function isOtherProtocol(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "HPE_INVALID_CONSTANT";
}

const MAX_REASON = 300;

/** Returns on one line why there is no response. */
export function reasonOf(cause: unknown): string {
  if (isAbort(cause)) return "the time was over";
  // Node tries all addresses of a name, and combines their errors into one without a message.
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join(", ");
  const message = cause instanceof Error ? cause.message : String(cause);
  // The message of OpenSSL has several lines, which name its source files.
  const ofTls = /:SSL routines:[^:]*:([^:]+):/.exec(message)?.[1];
  if (ofTls !== undefined) return `the TLS handshake failed: ${ofTls}`;
  return message.replaceAll(/\s+/g, " ").trim().slice(0, MAX_REASON);
}
