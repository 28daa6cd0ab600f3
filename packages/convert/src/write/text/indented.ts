/** Text with something before each line; empty lines end with no white space. */
export function indented(text: string, before: string): string {
  return text
    .split("\n")
    .map((line) => (line === "" ? before.trimEnd() : `${before}${line}`))
    .join("\n");
}
