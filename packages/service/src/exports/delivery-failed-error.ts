/** A destination did not take what it was given, for a reason that may pass: its cause, which is for the log. */
export class DeliveryFailedError extends Error {
  override readonly name = "DeliveryFailedError";

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
