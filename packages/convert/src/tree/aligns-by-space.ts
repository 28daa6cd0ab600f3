/**
 * Whether a text has white space that aligns something, such as the tabs before the line of a signature. Two spaces do not:
 * many people type them after a sentence.
 */
export function alignsBySpace(value: string): boolean {
  return value.includes("\t") || value.includes("   ");
}
