const MAX_LINE_LENGTH = 80;

/** Quotes a text as one argument of a POSIX shell. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Formats a command on one line, or with one line for each further argument. */
export function shellCommand(first: string, rest: readonly string[]): string {
  const line = [first, ...rest].join(" ");
  return line.length <= MAX_LINE_LENGTH ? line : [first, ...rest].join(" \\\n  ");
}
