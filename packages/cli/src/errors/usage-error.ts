/** What someone typed or configured cannot be used; nothing was sent. `advice` says how to mend it. */
export class UsageError extends Error {
  override readonly name = "UsageError";
  readonly advice: string | undefined;

  constructor(message: string, advice?: string, cause?: unknown) {
    super(message, cause ? { cause } : undefined);
    this.advice = advice;
  }
}
