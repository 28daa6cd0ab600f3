import type { ByteSource } from "../request/byte-source.js";

// A chunk costs some hundred bytes beside what it holds: an upload sent byte by byte would take the whole memory.
const MIN_CHUNK_BYTES = 512;
const PIECE_BYTES = 4_096;
const NO_BYTES = new Uint8Array(0);

/** The same bytes without small chunks but the last: those under 512 bytes are copied into pieces of 4 KiB. */
export function joinSmallChunks(read: ByteSource): ByteSource {
  return (take) => {
    let piece = NO_BYTES;
    let filled = 0;
    const flush = () => {
      if (filled > 0) take(piece.subarray(0, filled));
      filled = 0;
    };
    const join = (chunk: Uint8Array) => {
      const isLarge = chunk.length >= MIN_CHUNK_BYTES;
      if (isLarge || filled + chunk.length > PIECE_BYTES) flush();
      if (isLarge) return take(chunk);
      // The receiver may retain a piece, so each is a new one.
      if (filled === 0) piece = new Uint8Array(PIECE_BYTES);
      piece.set(chunk, filled);
      filled += chunk.length;
    };
    return read(join).then(flush);
  };
}
