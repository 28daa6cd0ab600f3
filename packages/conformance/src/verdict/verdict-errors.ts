// Verdict of a rule that neither passed nor failed.

/** The target offers no way to check a rule; the message is the reason in the report. */
export class NotExercisedError extends Error {
  override readonly name: string = "NotExercisedError";
}

/** What came proves neither that the target conforms nor that it does not; the message says why. */
export class UndecidableError extends Error {
  override readonly name = "UndecidableError";
}

/** One cause prevents every further rule; the message is the one line of the report. */
export class StopRunError extends Error {
  override readonly name = "StopRunError";
}
