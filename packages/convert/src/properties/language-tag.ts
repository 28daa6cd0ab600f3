/** A language tag (BCP 47) in its usual spelling, or an empty string for text that is none, such as `English`. */
export function languageTag(text: string): string {
  try {
    return Intl.getCanonicalLocales(text.trim())[0] ?? "";
  } catch (error) {
    if (error instanceof RangeError) return "";
    throw error;
  }
}
