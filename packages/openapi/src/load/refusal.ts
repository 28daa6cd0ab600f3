/** A file is not read because that is not allowed, or because it is not a description; not because it is missing. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}
