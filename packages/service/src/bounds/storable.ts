/**
 * A text as PostgreSQL can hold it: it has no U+0000, and no half of a surrogate pair.
 * Documents may hold both; each becomes U+FFFD, the replacement character.
 */
export function storableText(text: string): string {
  return text.replaceAll("\0", "\uFFFD").toWellFormed();
}

/** A value as JSON that PostgreSQL can hold: all names and texts in it are made {@link storableText}. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_name, member: unknown) => {
    if (typeof member === "string") return storableText(member);
    if (typeof member !== "object" || member === null || Array.isArray(member)) return member;
    return Object.fromEntries(
      Object.entries(member).map(([name, inner]) => [storableText(name), inner]),
    );
  });
}
