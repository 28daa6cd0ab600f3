/** An engine keeps a string that was joined as a tree of its parts until it is read, so many lines are made one string. */
const LINES_AT_ONCE = 200;

/** Lines as text, each taken when those before it are written. Neither the lines nor a second copy of the text are kept. */
export function joinLines(lines: Iterable<string>, separator: string): string {
  let text = "";
  for (const chunk of joinedLines(lines, separator)) {
    text += text === "" ? chunk : `${separator}${chunk}`;
  }
  return text;
}

/** The same in pieces of many lines. */
export function* joinedLines(lines: Iterable<string>, separator: string): Generator<string> {
  let waiting: string[] = [];
  for (const line of lines) {
    waiting.push(line);
    if (waiting.length < LINES_AT_ONCE) continue;
    yield waiting.join(separator);
    waiting = [];
  }
  if (waiting.length > 0) yield waiting.join(separator);
}
