// The wire format for sending an exchange to the judge process: a head as JSON, then the bytes of both bodies.
import type { Readable } from "node:stream";
import type { Recorded } from "../recording/recorded.js";
import { linesOf } from "./end-to-end-headers.js";
import type { PassingExchange } from "./passing-exchange.js";

/** Three lengths of four bytes each: of the head, and of the stored parts of the two bodies. */
const PREFIX_BYTES = 12;

interface Head extends Pick<PassingExchange, "sentAt" | "milliseconds" | "method" | "url"> {
  readonly headers: readonly string[];
  readonly size: number;
  readonly response?: {
    readonly status: number;
    readonly headers: readonly string[];
    readonly size: number;
  };
  readonly failure?: Recorded["failure"];
}

/** Returns the start of a frame; the chunks of both bodies follow it. */
export function frameStart(exchange: PassingExchange): Buffer {
  const { sentAt, milliseconds, method, url, failure, requestBody, responseBody } = exchange;
  const head: Head = {
    sentAt,
    milliseconds,
    method,
    url,
    headers: exchange.requestHeaders,
    size: requestBody.size,
    ...(exchange.head && { response: { ...exchange.head, size: responseBody.size } }),
    ...(failure && { failure }),
  };
  const text = JSON.stringify(head);
  // Header values are Latin-1, so three bytes per character are always enough.
  const start = Buffer.allocUnsafe(PREFIX_BYTES + 3 * text.length);
  const length = start.write(text, PREFIX_BYTES);
  start.writeUInt32LE(length, 0);
  start.writeUInt32LE(requestBody.kept, 4);
  start.writeUInt32LE(responseBody.kept, 8);
  return start.subarray(0, PREFIX_BYTES + length);
}

/** Yields the exchanges from a stream of frames. */
export async function* readFrames(stream: Readable): AsyncGenerator<Recorded> {
  let pieces: Buffer[] = [];
  let length = 0;
  let wanted = PREFIX_BYTES;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    pieces.push(chunk);
    length += chunk.length;
    if (length < wanted) continue;
    let rest = pieces.length === 1 ? chunk : Buffer.concat(pieces, length);
    for (wanted = frameLength(rest); rest.length >= wanted; wanted = frameLength(rest)) {
      yield parseFrame(rest);
      rest = rest.subarray(wanted);
    }
    [pieces, length] = [[rest], rest.length];
  }
}

/** Returns the length of the frame that starts here; the length of the prefix if there are no more bytes. */
function frameLength(bytes: Buffer): number {
  if (bytes.length < PREFIX_BYTES) return PREFIX_BYTES;
  return PREFIX_BYTES + bytes.readUInt32LE(0) + bytes.readUInt32LE(4) + bytes.readUInt32LE(8);
}

function parseFrame(bytes: Buffer): Recorded {
  const [endOfHead, requestLength] = [PREFIX_BYTES + bytes.readUInt32LE(0), bytes.readUInt32LE(4)];
  const head: Head = JSON.parse(bytes.toString("utf8", PREFIX_BYTES, endOfHead));
  const { sentAt, milliseconds, method, url, failure, response } = head;
  const endOfRequest = endOfHead + requestLength;
  const body = (start: number, end: number, size: number) =>
    // Copies the bytes, since rules keep exchanges, and a slice would keep the surrounding frames in memory.
    ({ bytes: Buffer.from(bytes.subarray(start, end)), size, isDecoded: false });
  return {
    sentAt,
    milliseconds,
    request: {
      method,
      url,
      headers: linesOf(head.headers),
      body: body(endOfHead, endOfRequest, head.size),
    },
    ...(response && {
      response: {
        status: response.status,
        headers: linesOf(response.headers),
        body: body(endOfRequest, endOfRequest + bytes.readUInt32LE(8), response.size),
      },
    }),
    ...(failure && { failure }),
  };
}
