/** The command cannot do what was requested; the message says why. Nothing was written. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
