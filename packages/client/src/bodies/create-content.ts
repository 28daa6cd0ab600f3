import { isBrowser } from "../utils/is-browser.js";
import { isStream } from "./file-content.js";
import type { Piece } from "./multipart.js";
import type { Body } from "../operation/body.js";
import type { UploadProgress } from "../options/options.js";

interface NodeStream {
  readonly on?: (event: "error", listener: () => void) => unknown;
}

/**
 * Creates the body content for fetch: a stream if the runtime can send one and a piece is a stream or progress is
 * reported, else a Blob.
 */
export async function createContent(
  pieces: readonly Piece[],
  onProgress?: (progress: UploadProgress) => void,
): Promise<Body["content"]> {
  // A Node stream that fails before it is read would crash the process; the error is still reported when the stream is
  // read.
  for (const piece of pieces) (piece as NodeStream).on?.("error", () => {});
  const whole = pieces.some(isStream) ? undefined : new Blob(pieces as Blob[]);
  const report = (sentBytes: number, totalBytes = whole?.size) =>
    onProgress?.({ sentBytes, totalBytes, measured: !isBrowser });
  // Browsers send streams only over HTTP/2, and some never do.
  if (!isBrowser && (onProgress || !whole)) return streamOf(pieces, report);
  const blob = whole ?? (await new Response(streamOf(pieces, report)).blob());
  report(blob.size, blob.size);
  return blob;
}

async function* chunksOf(pieces: readonly Piece[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) {
    const stream = isStream(piece) ? piece : new Blob([piece]).stream();
    // Not every browser can iterate a stream.
    const chunks =
      Symbol.asyncIterator in stream
        ? stream
        : [new Uint8Array(await new Response(stream).arrayBuffer())];
    for await (const chunk of chunks)
      yield typeof chunk === "string" ? new TextEncoder().encode(chunk) : chunk;
  }
}

function streamOf(
  pieces: readonly Piece[],
  onSent: (bytes: number) => void,
): ReadableStream<Uint8Array> {
  const chunks = chunksOf(pieces);
  let sent = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        const { value } = await chunks.next();
        if (!value) return controller.close();
        controller.enqueue(value);
        onSent((sent += value.length));
      },
      cancel: async () => {
        await chunks.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
