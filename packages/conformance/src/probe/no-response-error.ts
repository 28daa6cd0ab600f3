import type { SentRequest } from "./exchange.js";

/** A request brought no complete response: the connection failed, was cut, or the time was over. */
export class NoResponseError extends Error {
  override readonly name = "NoResponseError";
  readonly request: SentRequest;

  constructor(request: SentRequest, timeout: number, cause: unknown) {
    super(
      `${request.method} ${request.path} brought no response: ${reason(cause)} (deadline ${timeout} ms).`,
      { cause },
    );
    this.request = request;
  }
}

function reason(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.cause instanceof Error && cause.cause.message !== ""
    ? cause.cause.message
    : cause.message;
}
