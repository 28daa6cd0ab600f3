/** What a reader has typed cannot be sent; the message says what was expected and what came. */
export class InputError extends Error {
  override readonly name = "InputError";
}
