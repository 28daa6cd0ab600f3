/** A web stream, a Node stream, or any other async iterable. */
export type ByteStream = AsyncIterable<Uint8Array | string> | ReadableStream<Uint8Array>;

/** The body of one request; made again for each retry. */
export interface Body {
  /** With its parameters, as `Content-Type` has it. */
  readonly mediaType: string;
  readonly content: string | Blob | ReadableStream<Uint8Array>;
}

/** A body that is opened once for each attempt. */
export interface OpenBody {
  readonly open: () => Body | Promise<Body>;
  /** Whether it cannot be opened again, so that the call cannot be retried. @default false */
  readonly opensOnce?: boolean;
}

/** One part of a multipart body; it is a file where it has a filename. */
export interface EncodedPart {
  readonly name: string;
  readonly filename?: string;
  readonly mediaType?: string | undefined;
  readonly content: string | Blob | ByteStream;
}
