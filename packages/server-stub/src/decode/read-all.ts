import { concatenate } from "../request/uploaded-file.js";
import type { ByteSource } from "../request/byte-source.js";
import { tooLarge } from "./refusals.js";

/** All bytes of a body in one piece; throws 413 while reading what is over `limit` bytes. */
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
