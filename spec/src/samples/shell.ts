const MAX_LINE_LENGTH = 80;

/** An argument of a POSIX shell that stands for exactly this text. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

/** A command on one line, or with a line for each of its further arguments. */
export function shellCommand(first: string, rest: readonly string[]): string {
  const line = [first, ...rest].join(" ");
  return line.length <= MAX_LINE_LENGTH ? line : [first, ...rest].join(" \\\n  ");
}
