import { isBrowser } from "../utils/is-browser.js";

const decoder = new TextDecoder();

/**
 * Reads the text of a response. This is faster than `text()` for a body of one chunk. If the length is known, reading
 * stops at the last byte (RFC 9112, 6.3): waiting for the end of the stream costs a tenth of the time of a call.
 */
export async function readText(response: Response): Promise<string> {
  // Some runtimes and some test doubles have no body stream.
  const reader = response.body?.getReader?.();
  if (!reader) return response.text();
  const { headers } = response;
  // The length counts encoded bytes, and browsers hide the encoding of cross-origin responses.
  const isDecoded = isBrowser || headers.has("content-encoding");
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let rest = Number(!isDecoded && headers.get("content-length")) || -1;
  for (let chunk; rest && (chunk = (await reader.read()).value); rest -= chunk.length)
    chunks.push(chunk);
  return chunks[1] ? new Blob(chunks).text() : decoder.decode(chunks[0]);
}
