import { UsageError } from "../errors/errors.js";

const MAX_MEBIBYTES = 256;

/** In bytes: a device or another program could otherwise fill the memory of a command. */
export const MAX_INPUT_BYTES = MAX_MEBIBYTES * 1024 * 1024;

/** Reads a stream to its end. Throws a UsageError with the name of the input if it is longer than 256 MiB. */
export async function readBytes(
  stream: AsyncIterable<Uint8Array>,
  name: string,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > MAX_INPUT_BYTES)
      throw new UsageError(`\`${name}\` is longer than ${MAX_MEBIBYTES} MiB.`);
  }
  return Buffer.concat(chunks);
}
