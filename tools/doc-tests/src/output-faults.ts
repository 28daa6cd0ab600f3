/** The lines that a document shows and that are not in what was printed, in this order; `…` stands for anything. */
export function outputFaults(shown: string, printed: string): string[] {
  const lines = printed.split("\n");
  let from = 0;
  for (const line of shown.split("\n").filter((each) => each.trim() !== "…")) {
    const pattern = patternOf(line);
    const at = lines.findIndex((each, index) => index >= from && pattern.test(each));
    if (at < 0) return [`expected the line "${line}", got:\n${printed}`];
    from = at + 1;
  }
  return [];
}

function patternOf(line: string): RegExp {
  const parts = line
    .trimEnd()
    .split("…")
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join(".*")}\\s*$`);
}
