import type { ByteStream } from "./streams.js";
import type { ByteSource } from "./byte-source.js";

/** A request as the core sees it, whichever entry it came through. */
export interface CoreRequest {
  readonly method: string;
  /** Such as `1.1`; undefined if the runtime does not expose it. */
  readonly httpVersion: string | undefined;
  /** The path as it came, without the query. */
  readonly path: string;
  readonly query: string;
  /** All of them by name in lower case; created when it is first read, since only hooks use it. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Names and values in turn, line by line; undefined if the runtime does not expose the lines. */
  readonly rawHeaders: readonly string[] | undefined;
  readonly read: ByteSource;
  /** Whether nobody else holds the chunks that are read; the sender does where no socket brought them. */
  readonly ownsChunks: boolean;
  /** Address at the other end of the connection; undefined if the runtime does not expose it. */
  readonly remoteAddress: string | undefined;
  /** Aborted when the caller goes away; created when it is first read, since few handlers use it. */
  readonly signal: AbortSignal;
  /** One header by its name in lower case, several lines of it joined; undefined if it was not sent. */
  header(name: string): string | undefined;
}

/** A response as the core gives it; header names in lower case. Its headers are its own: each stage adds to them. */
export interface CoreResponse {
  readonly status: number;
  readonly headers: Record<string, string>;
  /** A stream is read while it is sent. */
  readonly body: string | Uint8Array | ByteStream | undefined;
}
