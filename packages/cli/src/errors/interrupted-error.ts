/** Ctrl+C was pressed while something was under way. */
export class InterruptedError extends Error {
  override readonly name = "InterruptedError";

  constructor() {
    super("interrupted");
  }
}
