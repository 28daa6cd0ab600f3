import { concatenate } from "../handle/uploaded-file.js";

type Take = (chunk: Uint8Array) => void;

/**
 * Passes on the bytes from the first boundary: what comes before is to be ignored (RFC 2046, 5.1.1), which
 * the parser does not do. Without a boundary in the first `limit` bytes everything is passed on as it is.
 */
export function skipPreamble(boundary: string, limit: number, take: Take): Take {
  const opening = `--${boundary}`;
  let held: Uint8Array = new Uint8Array(0);
  let skipped = false;
  return (chunk) => {
    if (skipped) return take(chunk);
    // What was searched is not searched again, but for a boundary that is split between chunks.
    const from = Math.max(0, held.length - opening.length - 2);
    held = held.length === 0 ? chunk : concatenate([held, chunk], held.length + chunk.length);
    const start = findOpening(held.subarray(from, limit), from, opening);
    if (start === undefined && held.length < limit) return;
    skipped = true;
    take(held.subarray(start ?? 0));
  };
}

function findOpening(bytes: Uint8Array, from: number, opening: string): number | undefined {
  // One byte a character, so that an index in the text is an index in the bytes.
  const text = String.fromCharCode(...bytes);
  if (from === 0 && text.startsWith(opening)) return 0;
  const index = text.indexOf(`\r\n${opening}`);
  return index === -1 ? undefined : from + index + 2;
}
