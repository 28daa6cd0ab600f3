/** The target offers no way to check a rule; the message is the reason in the report. */
export class NotExercisedError extends Error {
  override readonly name = "NotExercisedError";
}
