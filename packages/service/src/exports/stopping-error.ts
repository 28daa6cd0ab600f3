/** The service stops; what it was about to do is done after the next start. */
export class StoppingError extends Error {
  override readonly name = "StoppingError";

  constructor() {
    super("The service is stopping.");
  }
}
