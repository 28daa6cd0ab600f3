/** The document cannot be converted, now or later; the message may be shown to its sender. */
export class DocumentRefusedError extends Error {
  override readonly name = "DocumentRefusedError";
  /** `no-json`: the file is not JSON; `no-document`: it is JSON of something else; `too-costly`: to read it exceeds a limit. */
  readonly reason: "no-json" | "no-document" | "too-costly";
  /** JSON pointer (RFC 6901) into the document; empty for the whole of it. */
  readonly pointer: string;

  constructor(reason: DocumentRefusedError["reason"], detail: string, pointer: string) {
    super(detail);
    this.reason = reason;
    this.pointer = pointer;
  }
}

/** What ended a conversion: too much memory, too much time, or a fault of the converter. */
export type ConversionFailure = "memory" | "time" | "crash";

/**
 * A conversion ended without a result. The message continues "The conversion …" and may be shown to the document's
 * sender; what the log needs besides is the cause.
 */
export class ConversionFailedError extends Error {
  override readonly name = "ConversionFailedError";
  readonly failure: ConversionFailure;

  constructor(failure: ConversionFailure, message: string, cause?: unknown) {
    super(message, { cause });
    this.failure = failure;
  }
}

/** The service stops; what it was about to do is done after the next start. */
export class StoppingError extends Error {
  override readonly name = "StoppingError";

  constructor() {
    super("The service is stopping.");
  }
}
