/** A placeholder for a credential that a recording hides. */
const PLACEHOLDER = /\$(?:[A-Z]+_)?(?:TOKEN|SECRET)\b/;

/**
 * Whether a credential was hidden in a text of a recording. The original is unknown, and may appear in plain text
 * elsewhere in the recording: a text is hidden only from the moment it is sent as a credential.
 */
export function isRedacted(text: string): boolean {
  return PLACEHOLDER.test(text);
}
