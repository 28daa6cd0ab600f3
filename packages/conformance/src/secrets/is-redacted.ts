/** A placeholder of a credential that a recording hides. */
const PLACEHOLDER = /\$(?:[A-Z]+_)?(?:TOKEN|SECRET)\b/;

/**
 * Returns whether a credential was hidden in a text of a recording. What stood there is not known, and another time it may
 * are there as it was: a text is hidden from the moment on at which somebody sends it as a credential.
 */
export function isRedacted(text: string): boolean {
  return PLACEHOLDER.test(text);
}
