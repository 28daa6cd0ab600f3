import { concatenate } from "../handle/uploaded-file.js";

/**
 * The stream from its first boundary on: what comes before is to be ignored (RFC 2046, 5.1.1), which the
 * parser does not do. A stream without a boundary in its first `limit` bytes is passed on as it is.
 */
export async function* skipPreamble(
  bytes: AsyncIterable<Uint8Array>,
  boundary: string,
  limit: number,
): AsyncIterable<Uint8Array> {
  const opening = `--${boundary}`;
  let held: Uint8Array | undefined = new Uint8Array(0);
  for await (const chunk of bytes) {
    if (held === undefined) {
      yield chunk;
      continue;
    }
    held = held.length === 0 ? chunk : concatenate([held, chunk], held.length + chunk.length);
    const start = findOpening(held, opening, limit);
    if (start === undefined && held.length < limit) continue;
    yield held.subarray(start ?? 0);
    held = undefined;
  }
  if (held !== undefined && held.length > 0) yield held;
}

function findOpening(bytes: Uint8Array, opening: string, limit: number): number | undefined {
  // One byte a character, so that an index in the text is an index in the bytes.
  const text = String.fromCharCode(...bytes.subarray(0, limit));
  if (text.startsWith(opening)) return 0;
  const index = text.indexOf(`\r\n${opening}`);
  return index === -1 ? undefined : index + 2;
}
