import { fromBase64 } from "./base64.js";
import { importKey } from "./import-key.js";

/**
 * Whether one of the signatures, each a version, a comma and base64, is by one of the keys over the content. The
 * version says nothing that the key does not: no signature of the one kind verifies by a key of the other.
 */
export async function isSigned(
  keys: readonly string[],
  signatures: string,
  content: ArrayBuffer,
): Promise<boolean> {
  for (const text of keys) {
    const key = await importKey(text);
    for (const signature of signatures.split(" "))
      try {
        const bytes = fromBase64(signature.replace(/.*,/, ""));
        if (await crypto.subtle.verify(key.algorithm, key, bytes, content)) return true;
      } catch {
        // The sender wrote no base64: no signature of ours.
      }
  }
  return false;
}
