import { isBrowser } from "../utils/is-browser.js";
import { isStream } from "./file-content.js";
import type { Piece } from "./multipart.js";
import type { Body } from "../operation/body.js";
import type { UploadProgress } from "../options/options.js";

interface NodeStream {
  readonly on?: (event: "error", listener: () => void) => unknown;
}

/** The content of a body for fetch: a stream where the runtime sends one and a piece is one or progress is reported, else a Blob. */
export async function createContent(
  pieces: readonly Piece[],
  onProgress?: (progress: UploadProgress) => void,
): Promise<Body["content"]> {
  // A Node stream that fails before it is read would end the process; reading it reports the error anyway.
  for (const piece of pieces) (piece as NodeStream).on?.("error", () => {});
  const whole = pieces.some(isStream) ? undefined : new Blob(pieces as Blob[]);
  const report = (sentBytes: number, totalBytes = whole?.size) =>
    onProgress?.({ sentBytes, totalBytes, measured: !isBrowser });
  // A browser sends a stream over HTTP/2 only, and some browsers never do.
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
