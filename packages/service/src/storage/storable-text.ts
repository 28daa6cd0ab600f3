/**
 * A text as PostgreSQL can hold it: it has no U+0000, and no half of a surrogate pair.
 * Documents may hold both; each becomes U+FFFD, the sign for what cannot be shown.
 */
export function storableText(text: string): string {
  return text.replaceAll("\0", "\uFFFD").toWellFormed();
}
