/** A placeholder of a credential that a recording hides. */
const PLACEHOLDER = /\$(?:[A-Z]+_)?(?:TOKEN|SECRET)\b/;

/**
 * Returns whether a credential was hidden in a text of a recording. What was there is not known, and elsewhere in the
 * recording it may be in plain text: a text is hidden from the moment somebody sends it as a credential.
 */
export function isRedacted(text: string): boolean {
  return PLACEHOLDER.test(text);
}
