import type { Body } from "../send/call.js";
import type { Multipart } from "./encode-multipart.js";

/** How far an upload is. */
export interface UploadProgress {
  readonly sentBytes: number;
  /** All bytes of the body; unknown for a stream. */
  readonly totalBytes: number | undefined;
  /** False where the runtime cannot report progress: then there is one report, when all was sent. */
  readonly measured: boolean;
}

interface NodeStream {
  readonly on?: (event: "error", listener: () => void) => unknown;
}

// A browser sends a stream only over HTTP/2, and some not at all.
const streams = !globalThis.navigator?.userAgent?.startsWith("Mozilla");

/** A body for fetch: a Blob where all is at hand and nobody counts, or where streams are not sent, else a stream. */
export async function bodyOf(
  { contentType, pieces }: Multipart,
  onProgress?: (progress: UploadProgress) => void,
): Promise<Body> {
  const [, file] = pieces;
  // A Node stream that fails before it is read would end the process; whoever reads it hears of that all the same.
  (file as NodeStream).on?.("error", () => {});
  const whole = file instanceof Blob ? new Blob(pieces as Blob[]) : undefined;
  const report = (sentBytes: number, totalBytes = whole?.size) =>
    onProgress?.({ sentBytes, totalBytes, measured: streams });
  const stream = () => streamOf(chunksOf(pieces), report);
  if (streams && (onProgress || !whole)) return { contentType, content: stream() };
  const content = whole ?? (await new Response(stream()).blob());
  report(content.size, content.size);
  return { contentType, content };
}

async function* chunksOf(pieces: Multipart["pieces"]): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for (const piece of pieces) {
    const stream = piece instanceof Blob ? piece.stream() : piece;
    // Not every browser iterates a stream.
    const chunks =
      Symbol.asyncIterator in stream
        ? stream
        : [new Uint8Array(await new Response(stream).arrayBuffer())];
    for await (const chunk of chunks)
      yield typeof chunk === "string" ? encoder.encode(chunk) : chunk;
  }
}

function streamOf(
  chunks: AsyncGenerator<Uint8Array>,
  onSent: (bytes: number) => void,
): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) return controller.close();
        controller.enqueue(value);
        onSent((sent += value.byteLength));
      },
      cancel: async () => void (await chunks.return(undefined)),
    },
    { highWaterMark: 0 },
  );
}
