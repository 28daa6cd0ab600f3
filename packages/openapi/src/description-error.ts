/**
 * A description cannot be used, whichever stage finds it; the message lists every problem with
 * its place: file and line where the text is read, JSON pointer or name after that.
 */
export class DescriptionError extends Error {
  override readonly name = "DescriptionError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    const [only = "", ...others] = problems;
    super(
      others.length === 0
        ? `The description cannot be used: ${only}`
        : [`The description cannot be used (${problems.length}):`, ...problems].join("\n  "),
    );
    this.problems = problems;
  }
}
