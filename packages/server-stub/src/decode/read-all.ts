import { concatenate } from "../request/uploaded-file.js";
import type { ByteSource } from "../request/byte-source.js";
import { tooLarge } from "./refusals.js";

/** Reads a whole body into a single array; throws a 413 as soon as it exceeds `limit` bytes. */
export async function readAll(read: ByteSource, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  await read((chunk) => {
    size += chunk.length;
    if (size > limit) throw tooLarge("The body", limit);
    chunks.push(chunk);
  });
  return concatenate(chunks, size);
}
