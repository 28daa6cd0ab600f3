// Compares paths with templates such as `/pets/{petId}.json`.

/** The segments of a template, each as the texts around its parameters. */
export type PathTemplate = readonly (readonly string[])[];

/** Returns the segments of a path after its first slash. */
export function templateOf(path: string): PathTemplate {
  const segments = path
    .replaceAll(/\{[^}]+\}/g, "\0")
    .split("/")
    .slice(1);
  return segments.map((segment) => segment.split("\0"));
}

/** Whether a segment has all texts in order, with a value between each two. Takes linear time, unlike a pattern. */
export function fitsSegment(texts: readonly string[], segment: string): boolean {
  const [first = "", last = ""] = [texts[0], texts.at(-1)];
  if (texts.length === 1) return segment === first;
  if (!segment.startsWith(first) || !segment.endsWith(last)) return false;
  let end = first.length;
  for (const text of texts.slice(1, -1)) {
    const start = segment.indexOf(text, end + 1);
    if (start < 0) return false;
    end = start + text.length;
  }
  return end < segment.length - last.length;
}

/** Whether a whole path has the segments of a template. */
export function fitsPath(template: PathTemplate, path: string): boolean {
  const segments = path.split("/").slice(1);
  return (
    segments.length === template.length &&
    template.every((texts, index) => fitsSegment(texts, segments[index] ?? ""))
  );
}
