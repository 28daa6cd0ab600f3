/** Thrown if the reader's input is invalid; the message says what was expected and what was entered. */
export class InputError extends Error {
  override readonly name = "InputError";
}
