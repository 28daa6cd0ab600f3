import { isBrowser } from "../utils/is-browser.js";
import { isStream } from "./file-content.js";
import type { Multipart } from "./multipart.js";
import type { Body } from "../operation/body.js";
import type { UploadProgress } from "../options/options.js";

interface NodeStream {
  readonly on?: (event: "error", listener: () => void) => unknown;
}

// A browser sends a stream over HTTP/2 only, and some browsers never do.
const CAN_STREAM = !isBrowser;

/** The body for fetch: a stream where the runtime sends one and a piece is one or progress is reported, else a Blob. */
export async function createBody(
  { contentType, pieces }: Multipart,
  onProgress?: (progress: UploadProgress) => void,
): Promise<Body> {
  // A Node stream that fails before it is read would end the process; reading it reports the error anyway.
  for (const piece of pieces) (piece as NodeStream).on?.("error", () => {});
  const whole = pieces.some(isStream) ? undefined : new Blob(pieces as Blob[]);
  const report = (sentBytes: number, totalBytes = whole?.size) =>
    onProgress?.({ sentBytes, totalBytes, measured: CAN_STREAM });
  const stream = () => streamOf(chunksOf(pieces), report);
  if (CAN_STREAM && (onProgress || !whole)) return { contentType, content: stream() };
  const content = whole ?? (await new Response(stream()).blob());
  report(content.size, content.size);
  return { contentType, content };
}

async function* chunksOf(pieces: Multipart["pieces"]): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for (const piece of pieces) {
    const stream = isStream(piece) ? piece : new Blob([piece]).stream();
    // Not every browser can iterate a stream.
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
