/** The target gave no occasion to check a rule; the message is the reason that the report gives. */
export class NotExercisedError extends Error {
  override readonly name = "NotExercisedError";
}
