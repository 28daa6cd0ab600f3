/** A file was not read because it is not allowed or is not a description; missing files are a different error. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}
