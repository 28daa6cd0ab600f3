/** A web stream, a Node stream, or any other async iterable. */
export type ByteStream = AsyncIterable<Uint8Array | string> | ReadableStream<Uint8Array>;

/** The body of one request; recreated for each retry. */
export interface Body {
  /** Media type with parameters, as sent in `Content-Type`. */
  readonly mediaType: string;
  readonly content: string | Blob | ReadableStream<Uint8Array>;
}

/** A body that is opened for each attempt. */
export interface OpenBody {
  readonly open: () => Body | Promise<Body>;
  /** True if the body cannot be reopened, so the call cannot be retried. @default false */
  readonly opensOnce?: boolean;
}

/** One part of a multipart body; a part with a filename is a file. */
export interface EncodedPart {
  readonly name: string;
  readonly filename?: string;
  readonly mediaType?: string | undefined;
  readonly content: string | Blob | ByteStream;
}
