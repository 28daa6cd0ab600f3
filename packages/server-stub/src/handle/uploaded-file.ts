import type { UploadedFile } from "./handler-request.js";

/** A file from its chunks. */
export function uploadedFile(
  name: string | undefined,
  type: string | undefined,
  chunks: readonly Uint8Array[],
): UploadedFile {
  const size = chunks.reduce((total, chunk) => total + chunk.length, 0);
  const bytes = () => concatenate(chunks, size);
  return { name, type, size, chunks, bytes, text: () => decodeText(bytes()) };
}

/** All chunks in one piece of `size` bytes. */
export function concatenate(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const only = chunks.find(({ length }) => length === size);
  if (only) return only;
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}

// One for all: a decoder that is not asked to stream keeps nothing between two texts, also where it throws.
const decoder = new TextDecoder("utf-8", { fatal: true });

/** UTF-8, refused where it is not; a byte order mark is dropped. */
export function decodeText(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}
