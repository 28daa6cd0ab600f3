/** Number of lines to join at once, because V8 stores concatenated strings as trees. */
const LINES_AT_ONCE = 200;

/** Joins lines from an iterator without keeping the lines or a second copy of the text in memory. */
export function joinLines(lines: Iterable<string>, separator: string): string {
  let text = "";
  for (const chunk of joinedLines(lines, separator)) {
    text += text === "" ? chunk : `${separator}${chunk}`;
  }
  return text;
}

/** Joins lines into chunks of many lines each. */
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
