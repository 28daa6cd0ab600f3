/** ECMA-262 with Unicode, as JSON Schema wants patterns to be (JSON Schema, 6.4). */
export function isRegExp(text: string): boolean {
  try {
    return new RegExp(text, "u") instanceof RegExp;
  } catch {
    return false;
  }
}
