export type { ByteStream, EventStream, ItemStream, ServerEvent } from "./streams.js";

/** The argument of every handler, whatever its operation. */
export type HandlerRequest<Decoded, Principal> = Decoded & HandlerContext<Principal>;

/** Details of a request in addition to its decoded values. */
export interface HandlerContext<Principal> extends WithSignal {
  /** The caller, as returned by the authentication hook. */
  readonly principal: Principal;
  /** Id of this request in logs and in `x-request-id`. */
  readonly requestId: string;
}

/** Declared as a class, so that the compiler knows that a copy by spread has no signal: pass the signal on by name. */
export declare abstract class WithSignal {
  /** Aborted when the caller disconnects. */
  get signal(): AbortSignal;
}

/**
 * An uploaded file: its bytes as received, in order, without copies, within the limit. It is a list and not a stream,
 * because a handler is called only after the later parts are checked too.
 */
export interface UploadedFile {
  readonly name: string | undefined;
  readonly type: string | undefined;
  /** Size in bytes. */
  readonly size: number;
  readonly chunks: readonly Uint8Array[];
  /** Returns all bytes in a single array. */
  bytes(): Uint8Array;
  /** Decodes the bytes as UTF-8; throws a TypeError if they are not UTF-8. */
  text(): string;
  /**
   * Frees the memory of the chunks immediately; the garbage collector would do so much later and with more work.
   * Afterwards nobody can read them: `chunks` is empty, `bytes` and `text` throw, and earlier results may be empty.
   */
  release(): void;
}
