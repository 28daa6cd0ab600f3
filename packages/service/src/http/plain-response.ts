import type { ServerResponse } from "node:http";

/** A response that is not part of the interface. */
export interface PlainResponse {
  readonly status: number;
  /** Media type of the body. */
  readonly type: string;
  /** A body in parts is sent without copying them. */
  readonly body: string | readonly Uint8Array[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Builds a JSON response from a value. */
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
    // On a 304, this header would state the length of the body that is not sent (RFC 9110, 8.6).
    ...(status !== 304 && { "content-length": lengthOf(body) }),
    ...headers,
  });
  if (!withBody) response.end();
  else if (typeof body === "string") response.end(body);
  else endWithParts(response, body);
}

function lengthOf(body: PlainResponse["body"]): number {
  if (typeof body === "string") return Buffer.byteLength(body);
  return body.reduce((sum, { byteLength }) => sum + byteLength, 0);
}

function endWithParts(response: ServerResponse, parts: readonly Uint8Array[]): void {
  response.cork();
  for (const part of parts) response.write(part);
  response.end();
}
