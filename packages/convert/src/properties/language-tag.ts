/** A language tag (BCP 47) in its usual spelling, or an empty string for text that is none, such as `English`. */
export function languageTag(text: string): string {
  const tag = text.trim();
  // Most documents name none, and an error costs as much as the conversion of a page.
  if (tag === "") return "";
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? "";
  } catch (error) {
    if (error instanceof RangeError) return "";
    throw error;
  }
}
