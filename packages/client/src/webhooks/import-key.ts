import { fromBase64 } from "./base64.js";

/** A key as WebCrypto holds it; not every library of types names it. */
export type ImportedKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

/** What `v1` signatures are made with (Standard Webhooks 1.0.0). */
export const hmac = { name: "HMAC", hash: "SHA-256" };

/** What `v1a` signatures are made with. */
export const ed25519 = "Ed25519";

/** A key to verify with, `whpk_` or `whsec_`. Throws a DOMException, which does not show the key, for any other. */
export async function importKey(key: string): Promise<ImportedKey> {
  // A key in base64url has more of them; cut there, it would be a shorter secret.
  const [form, ...parts] = key.split("_");
  const algorithm = form === "whsec" ? hmac : ed25519;
  return crypto.subtle.importKey("raw", fromBase64(parts.join("_")), algorithm, false, ["verify"]);
}
