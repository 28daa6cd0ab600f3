import type { Body } from "../send/call.js";
import type { ByteStream } from "./document-file.js";
import type { Multipart } from "./encode-multipart.js";

/** How far an upload is. */
export interface UploadProgress {
  readonly sentBytes: number;
  /** All bytes of the body; unknown for a stream. */
  readonly totalBytes: number | undefined;
  /** False where the runtime cannot report progress: then there is one report, when all was sent. */
  readonly measured: boolean;
}

// A browser sends a stream only over HTTP/2, and some not at all.
const streams = !globalThis.navigator?.userAgent?.startsWith("Mozilla");

/** A body for fetch: a Blob where all is at hand and nobody counts, else a stream. */
export async function bodyOf(
  { contentType, pieces }: Multipart,
  onProgress?: (progress: UploadProgress) => void,
): Promise<Body> {
  const whole = pieces.every((piece) => piece instanceof Blob) ? new Blob(pieces) : undefined;
  const report = (sentBytes: number, measured: boolean) =>
    onProgress?.({ sentBytes, totalBytes: whole?.size, measured });
  if (whole && !(onProgress && streams)) {
    report(whole.size, false);
    return { contentType, content: whole };
  }
  const stream = streamOf(chunksOf(pieces), (sentBytes) => report(sentBytes, streams));
  return { contentType, content: streams ? stream : await new Response(stream).blob() };
}

async function* chunksOf(pieces: Multipart["pieces"]): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for (const piece of pieces)
    for await (const chunk of iterate(piece))
      yield typeof chunk === "string" ? encoder.encode(chunk) : chunk;
}

async function* iterate(piece: Blob | ByteStream): AsyncGenerator<Uint8Array | string> {
  const stream = piece instanceof Blob ? piece.stream() : piece;
  if (!(stream instanceof ReadableStream)) return yield* stream;
  // Not every browser iterates a stream.
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
}

function streamOf(
  chunks: AsyncGenerator<Uint8Array>,
  onSent: (bytes: number) => void,
): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) return controller.close();
      controller.enqueue(value);
      onSent((sent += value.byteLength));
    },
    cancel: async () => void (await chunks.return(undefined)),
  });
}
