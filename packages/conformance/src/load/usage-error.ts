/** The caller asked for something that cannot be done; the message says what and how to mend it. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
