/** The contract could not be bundled; the message lists file, line and rule of each problem. */
export class InvalidContractError extends Error {
  override readonly name = "InvalidContractError";
  constructor(problems: readonly string[], options?: ErrorOptions) {
    super(`The contract cannot be bundled:\n${problems.join("\n")}`, options);
  }
}
