/**
 * Returns the lines in a document that are missing from the printed output, in this order. `…` matches any text, and
 * white space matches any other white space: the width of tabs cannot be shown on a page.
 */
export function outputFaults(shown: string, printed: string): string[] {
  const lines = printed.split("\n").map(collapse);
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
  const parts = collapse(line)
    .split("…")
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join(".*")}$`);
}

function collapse(line: string): string {
  return line.replaceAll(/\s+/g, " ").trim();
}

/** Checks JSON that a document shows as a part of a file: some value in the file must have all of its members. */
export function partFaults(shown: string, file: string): string[] {
  const part: unknown = JSON.parse(shown);
  return valuesOf(JSON.parse(file)).some((value) => contains(value, part))
    ? []
    : [`no value of the file has all that is shown: ${shown}`];
}

function valuesOf(value: unknown): unknown[] {
  return typeof value === "object" && value !== null
    ? [value, ...Object.values(value).flatMap(valuesOf)]
    : [value];
}

function contains(value: unknown, part: unknown): boolean {
  if (typeof part !== "object" || part === null) return value === part;
  if (typeof value !== "object" || value === null) return false;
  const members = new Map<string, unknown>(Object.entries(value));
  return Object.entries(part).every(([name, member]) => contains(members.get(name), member));
}
