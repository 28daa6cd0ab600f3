/** The minimum width that text is wrapped to. */
const MIN_WIDTH = 40;

/**
 * Breaks a line at spaces so that it fits a terminal of `width` columns; continuation lines are indented like the
 * first. A word longer than the line is not broken, so that it can be copied.
 */
export function wrap(line: string, width: number | undefined): readonly string[] {
  if (width === undefined || line.length <= width) return [line];
  const indent = /^ */.exec(line)?.[0] ?? "";
  const lines: string[] = [];
  let current = "";
  for (const word of line.slice(indent.length).split(" ")) {
    const longer = current === "" ? word : `${current} ${word}`;
    if (current !== "" && indent.length + longer.length > Math.max(width, MIN_WIDTH)) {
      lines.push(indent + current);
      current = word;
    } else current = longer;
  }
  return [...lines, indent + current];
}
