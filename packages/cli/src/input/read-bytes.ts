import { UsageError } from "../errors/errors.js";

const MAX_MEBIBYTES = 256;

/** Maximum size of an input in bytes: without a limit, a device file or another program could fill the memory. */
export const MAX_INPUT_BYTES = MAX_MEBIBYTES * 1024 * 1024;

/** Reads a stream to its end. Throws a UsageError that names the input if it is larger than 256 MiB. */
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
