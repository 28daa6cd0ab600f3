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
