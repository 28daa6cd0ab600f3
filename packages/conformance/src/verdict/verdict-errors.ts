// Verdict of a rule that neither passed nor failed.

/** Thrown if the target offers no way to check a rule; the message is the reason in the report. */
export class NotExercisedError extends Error {
  override readonly name: string = "NotExercisedError";
}

/** Thrown if the responses prove neither that the target conforms nor that it does not; the message says why. */
export class UndecidableError extends Error {
  override readonly name = "UndecidableError";
}

/** Thrown if one cause prevents all further rules; the message is the single line in the report. */
export class StopRunError extends Error {
  override readonly name: string = "StopRunError";
}

/** Thrown if the time of the run is over, which says nothing about the target. */
export class RunOverError extends StopRunError {
  override readonly name = "RunOverError";
}
