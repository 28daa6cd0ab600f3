/** Returns a language tag (BCP 47) in canonical spelling, or an empty string for other text, such as `English`. */
export function languageTag(text: string): string {
  const tag = text.trim();
  // Most documents have no language, and throwing an error costs as much as converting a page.
  if (tag === "") return "";
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? "";
  } catch (error) {
    if (error instanceof RangeError) return "";
    throw error;
  }
}
