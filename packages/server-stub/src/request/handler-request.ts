export type { ByteStream, EventStream, ItemStream, ServerEvent } from "./streams.js";

/** What every handler is given, whatever its operation. */
export type HandlerRequest<Decoded, Principal> = Decoded & HandlerContext<Principal>;

/** What a handler knows about the request beside its decoded values. */
export interface HandlerContext<Principal> extends WithSignal {
  /** Who calls, as the authentication hook returned it. */
  readonly principal: Principal;
  /** Identifies this request in logs and in `x-request-id`. */
  readonly requestId: string;
}

/** A class to the compiler, which therefore knows that a copy by spread has no signal: pass it on by its name. */
export declare abstract class WithSignal {
  /** Aborted when the caller goes away. */
  get signal(): AbortSignal;
}

/**
 * A file of the request: its bytes as they came, in order, none copied, never more than the limit. A list and no
 * stream, since a handler is called only when the parts after the file conform to the contract too.
 */
export interface UploadedFile {
  readonly name: string | undefined;
  readonly type: string | undefined;
  /** In bytes. */
  readonly size: number;
  readonly chunks: readonly Uint8Array[];
  /** All bytes in one piece. */
  bytes(): Uint8Array;
  /** The bytes as UTF-8; throws a TypeError on bytes that are not UTF-8. */
  text(): string;
  /**
   * Gives the memory of the chunks back at once, where the collector would find it much later and with more work.
   * Nobody can read them from then on: `chunks` is empty, `bytes` and `text` throw; what they gave before may be empty.
   */
  release(): void;
}
