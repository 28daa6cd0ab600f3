/**
 * Whether a text contains white space used for alignment, such as the tabs before a signature line. Two spaces do not
 * count, because many people type them after a sentence.
 */
export function alignsBySpace(value: string): boolean {
  return value.includes("\t") || value.includes("   ");
}
