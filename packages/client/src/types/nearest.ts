/** The known name that a wrong one begins like, by at least half of its letters, as a question; else nothing. */
export function didYouMean(wrong: string, known: readonly string[]): string {
  for (let length = wrong.length; length * 2 >= wrong.length; length -= 1) {
    const start = wrong.slice(0, length).toLowerCase();
    const near = known.find((name) => name.slice(0, length).toLowerCase() === start);
    if (near) return `; did you mean \`${near}\`?`;
  }
  return "";
}
