/**
 * Makes a text storable in PostgreSQL, which accepts neither U+0000 nor lone surrogates. Documents may contain both;
 * each becomes U+FFFD, the replacement character.
 */
export function storableText(text: string): string {
  return text.replaceAll("\0", "\uFFFD").toWellFormed();
}

/**
 * Serializes a value as JSON that PostgreSQL can store: all names and strings in it go through {@link storableText}.
 */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_name, member: unknown) => {
    if (typeof member === "string") return storableText(member);
    if (typeof member !== "object" || member === null || Array.isArray(member)) return member;
    return Object.fromEntries(
      Object.entries(member).map(([name, inner]) => [storableText(name), inner]),
    );
  });
}
