/** Adds a prefix to each line of a text. Empty lines get no trailing white space. */
export function indent(text: string, before: string): string {
  return text
    .split("\n")
    .map((line) => (line === "" ? before.trimEnd() : `${before}${line}`))
    .join("\n");
}
