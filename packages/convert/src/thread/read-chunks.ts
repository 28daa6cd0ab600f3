import { closeSync, openSync, readSync } from "node:fs";

/** In bytes. */
const CHUNK = 256 * 1024;

/** The bytes of a file, each chunk read over the one before it when it is taken. @throws {Error} of the file system. */
export function* eachChunk(path: string): Generator<Uint8Array> {
  const file = openSync(path, "r");
  try {
    const chunk = new Uint8Array(CHUNK);
    for (let read = readSync(file, chunk); read > 0; read = readSync(file, chunk)) {
      yield chunk.subarray(0, read);
    }
  } finally {
    closeSync(file);
  }
}
