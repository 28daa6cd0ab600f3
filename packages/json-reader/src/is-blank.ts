/** True if a text contains only JSON white space (RFC 8259, 2), which does not include a byte order mark. */
export function isBlank(text: string): boolean {
  return /^[ \t\n\r]*$/.test(text);
}
