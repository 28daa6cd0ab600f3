/** Whether a text is nothing but the white space of JSON (RFC 8259, 2), which has no byte order mark in it. */
export function isBlank(text: string): boolean {
  return /^[ \t\n\r]*$/.test(text);
}
