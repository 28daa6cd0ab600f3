/** A description cannot be generated from; the message lists every problem with its place. */
export class DescriptionError extends Error {
  override readonly name = "DescriptionError";
  readonly problems: readonly string[];

  constructor(file: string, problems: readonly string[]) {
    super([`${file} cannot be generated from (${problems.length}):`, ...problems].join("\n  "));
    this.problems = problems;
  }
}
