/**
 * A description cannot be used. Thrown by any stage; the message lists every problem with its place: file and line
 * while the text is read, JSON pointer or name after that.
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
