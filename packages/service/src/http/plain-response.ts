import type { ServerResponse } from "node:http";

/** A response that is not part of the interface. */
export interface PlainResponse {
  readonly status: number;
  /** Media type of the body. */
  readonly type: string;
  readonly body: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A value as a JSON response. */
export function jsonResponse(status: number, value: unknown): PlainResponse {
  return { status, type: "application/json", body: JSON.stringify(value) };
}

/** Sends a response that is not part of the interface. */
export function sendResponse(
  response: ServerResponse,
  { status, type, body, headers }: PlainResponse,
  withBody: boolean,
): void {
  response.writeHead(status, {
    "content-type": type,
    "content-length": Buffer.byteLength(body),
    ...headers,
  });
  response.end(withBody ? body : undefined);
}
