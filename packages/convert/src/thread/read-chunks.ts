import { closeSync, openSync, readSync } from "node:fs";

const CHUNK_BYTES = 256 * 1024;

/** Yields the bytes of a file in chunks. Each chunk overwrites the previous one. @throws {Error} of the file system. */
export function* readChunks(path: string): Generator<Uint8Array> {
  const file = openSync(path, "r");
  try {
    const chunk = new Uint8Array(CHUNK_BYTES);
    for (let read = readSync(file, chunk); read > 0; read = readSync(file, chunk)) {
      yield chunk.subarray(0, read);
    }
  } finally {
    closeSync(file);
  }
}
