import type { ByteStream } from "./streams.js";
import type { ByteSource } from "./byte-source.js";

/** A request in the form that the core uses, for any entry point. */
export interface CoreRequest {
  readonly method: string;
  /** HTTP version, such as `1.1`; undefined if the runtime does not expose it. */
  readonly httpVersion: string | undefined;
  /** The path as received, without the query. */
  readonly path: string;
  readonly query: string;
  /** All headers by lower-case name; created when first read, because only hooks use them. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Alternating names and values, one pair per header line; undefined if the runtime does not expose the lines. */
  readonly rawHeaders: readonly string[] | undefined;
  readonly read: ByteSource;
  /** True if the reader is the only owner of the chunks. Without a socket, the sender may still use them. */
  readonly ownsChunks: boolean;
  /** Remote address of the connection; undefined if the runtime does not expose it. */
  readonly remoteAddress: string | undefined;
  /** Aborted when the caller disconnects; created when first read, because few handlers use it. */
  readonly signal: AbortSignal;
  /** Returns a header by its lower-case name, with several lines joined; undefined if it was not sent. */
  header(name: string): string | undefined;
}

/**
 * A response from the core, with header names in lower case. It does not share its headers object, so each stage can
 * add to it.
 */
export interface CoreResponse {
  readonly status: number;
  readonly headers: Record<string, string>;
  /** A stream is read while it is sent. */
  readonly body: string | Uint8Array | ByteStream | undefined;
}
