import type { ByteSource } from "../request/byte-source.js";

// Minimum size of a chunk in bytes. Each chunk needs some hundred bytes in addition to its content, so an upload that
// is sent byte by byte would fill the memory.
const MIN_CHUNK_BYTES = 512;
const PIECE_BYTES = 4_096;
const NO_BYTES = new Uint8Array(0);

/** Merges small chunks: those under 512 bytes, except the last, are copied into pieces of 4 KiB. */
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
      // The receiver may retain a piece, so each one is newly allocated.
      if (filled === 0) piece = new Uint8Array(PIECE_BYTES);
      piece.set(chunk, filled);
      filled += chunk.length;
    };
    return read(join).then(flush);
  };
}
