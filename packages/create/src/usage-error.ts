/** What was asked for cannot be done; the message says why, and nothing was written. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
