/** The job of an attempt was canceled, or belongs to another attempt: this one publishes and writes nothing more. */
export class AttemptLostError extends Error {
  override readonly name = "AttemptLostError";

  constructor() {
    super("The job does not belong to this attempt any more.");
  }
}
