/** The bytes that are signed (Standard Webhooks 1.0.0; decision `event-signing`). */
export function signedContent(
  id: string,
  timestamp: string,
  body: string | ArrayBuffer | Uint8Array,
): Promise<ArrayBuffer> {
  // A view over shared memory, which the types allow and Blob refuses, is no body that came over a connection.
  return new Blob([`${id}.${timestamp}.`, body as Uint8Array<ArrayBuffer>]).arrayBuffer();
}
