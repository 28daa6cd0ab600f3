import type { UploadedFile } from "../request/handler-request.js";

/** Creates a file from its chunks; `onRelease` is called once, when the file is released. */
export function uploadedFile(
  name: string | undefined,
  type: string | undefined,
  chunks: Uint8Array[],
  onRelease: () => void,
): UploadedFile {
  const size = sizeOf(chunks);
  let isReleased = false;
  const bytes = () => {
    if (isReleased) throw new Error("The file was released: read it before `release()`.");
    return concatenate(chunks, size);
  };
  const release = () => {
    if (isReleased) return;
    isReleased = true;
    chunks.length = 0;
    onRelease();
  };
  return { name, type, size, chunks, bytes, text: () => decodeText(bytes()), release };
}

/** Returns the total length of chunks in bytes. */
export function sizeOf(chunks: readonly Uint8Array[]): number {
  return chunks.reduce((total, chunk) => total + chunk.length, 0);
}

/** Joins all chunks into a single array of `size` bytes. */
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

// Shared by all calls: without the stream option, a decoder has no state between texts, even if it throws.
const decoder = new TextDecoder("utf-8", { fatal: true });

/** Decodes UTF-8 and throws if it is invalid; a byte order mark is dropped. */
export function decodeText(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}
