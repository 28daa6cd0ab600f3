import type { CallContext } from "../errors/document-export-error.js";

/** What was read of a response before its meaning is known; a stream is read by the caller. */
export type Received = string | Blob | ReadableStream<Uint8Array>;

/** How a success is read: its body while the connection lasts, then the value that the caller gets. */
export interface Result {
  readonly read: (response: Response) => Promise<Received>;
  /** Throws an InvalidResponseError for what is not JSON where that is expected. */
  readonly decode: (
    received: Received,
    context: CallContext,
    response: Response,
    signal: AbortSignal | undefined,
    /** Reads JSON in another way than usual. */
    parse?: ParseJson,
  ) => unknown;
}

/** Reads JSON. Throws an InvalidResponseError for what is none. */
export type ParseJson = (text: string, context: CallContext) => unknown;
