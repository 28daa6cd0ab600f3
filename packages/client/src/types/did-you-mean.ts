/**
 * Returns a question that suggests a known name with the same start as a wrong name, at least half of its letters; else
 * an empty string.
 */
export function didYouMean(wrong: string, known: readonly string[]): string {
  for (let length = wrong.length; length * 2 >= wrong.length; length -= 1) {
    const start = wrong.slice(0, length).toLowerCase();
    const near = known.find((name) => name.slice(0, length).toLowerCase() === start);
    if (near) return `; did you mean \`${near}\`?`;
  }
  return "";
}
