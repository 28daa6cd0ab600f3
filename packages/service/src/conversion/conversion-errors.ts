/** Thrown if a document can never be converted. The message may be shown to its sender. */
export class DocumentRefusedError extends Error {
  override readonly name = "DocumentRefusedError";
  /**
   * `no-json`: the file is not JSON; `no-document`: the JSON is not a document; `too-costly`: reading it would exceed a
   * limit.
   */
  readonly reason: "no-json" | "no-document" | "too-costly";
  /** JSON pointer (RFC 6901) into the document; empty for the whole document. */
  readonly pointer: string;

  constructor(reason: DocumentRefusedError["reason"], detail: string, pointer: string) {
    super(detail);
    this.reason = reason;
    this.pointer = pointer;
  }
}

/** Why a conversion failed: too much memory, too much time, or a bug in the converter. */
export type ConversionFailure = "memory" | "time" | "crash";

/**
 * Thrown if a conversion produced no result. The message continues "The conversion …" and may be shown to the
 * document's sender; additional details for the log are in the cause.
 */
export class ConversionFailedError extends Error {
  override readonly name = "ConversionFailedError";
  readonly failure: ConversionFailure;

  constructor(failure: ConversionFailure, message: string, cause?: unknown) {
    super(message, { cause });
    this.failure = failure;
  }
}

/** Thrown because the service is stopping; the interrupted work is done after the next start. */
export class StoppingError extends Error {
  override readonly name = "StoppingError";

  constructor() {
    super("The service is stopping.");
  }
}
