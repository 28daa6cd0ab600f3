import { fromBase64 } from "./base64.js";

/** A key as WebCrypto holds it; not every library of types names it. */
export type ImportedKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

/** What `v1` signatures are made with (Standard Webhooks 1.0.0). */
export const hmac = { name: "HMAC", hash: "SHA-256" };

/** What `v1a` signatures are made with. */
export const ed25519 = "Ed25519";

/** A key to verify with, `whpk_` or `whsec_`. Rejects with a DOMException, which does not show the key, any other. */
export function importKey(key: string): Promise<ImportedKey> {
  const [form, base64 = ""] = key.split("_");
  const algorithm = form === "whsec" ? hmac : ed25519;
  return crypto.subtle.importKey("raw", fromBase64(base64), algorithm, false, ["verify"]);
}
