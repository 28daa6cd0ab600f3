import type { CallContext } from "../errors/document-export-error.js";

/** The content read from a response before it is decoded; a stream is read by the caller. */
export type Received = string | Blob | ReadableStream<Uint8Array>;

/**
 * How a success response is handled: `read` reads its body while the connection is open, `decode` turns it into the
 * value that the caller gets.
 */
export interface Result {
  readonly read: (response: Response) => Promise<Received>;
  /** Decodes the content. Throws an InvalidResponseError if JSON is expected and the content is not JSON. */
  readonly decode: (
    received: Received,
    context: CallContext,
    response: Response,
    signal: AbortSignal | undefined,
    /** Replaces the default JSON parser. */
    parse?: ParseJson,
  ) => unknown;
}

/** Parses JSON. Throws an InvalidResponseError if the text is not JSON. */
export type ParseJson = (text: string, context: CallContext) => unknown;
