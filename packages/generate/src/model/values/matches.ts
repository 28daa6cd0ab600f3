/** Whether a text matches a pattern; one that the engine does not know is not checked by a stub either. */
export function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, "u").test(text);
  } catch {
    return true;
  }
}
