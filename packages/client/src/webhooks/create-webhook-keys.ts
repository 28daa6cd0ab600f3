import { toBase64 } from "./base64.js";
import { ed25519 } from "./import-key.js";
import { pkcs8Prefix } from "./pkcs8-prefix.js";

/** A key pair in the forms of Standard Webhooks. */
export interface WebhookKeyPair {
  /** `whsk_`, for `signWebhook`. */
  readonly privateKey: string;
  /** `whpk_`, for `verifyWebhook`. */
  readonly publicKey: string;
}

/** A new Ed25519 key pair, for tests of receivers. */
export async function createWebhookKeys(): Promise<WebhookKeyPair> {
  const pair = await crypto.subtle.generateKey(ed25519, true, ["sign", "verify"]);
  if (!("privateKey" in pair)) throw new TypeError("expected a key pair, got one key");
  const der = await crypto.subtle.exportKey("pkcs8", pair.privateKey);
  const open = new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey));
  const secret = new Uint8Array(der, pkcs8Prefix.length);
  return {
    privateKey: `whsk_${toBase64(Uint8Array.of(...secret, ...open))}`,
    publicKey: `whpk_${toBase64(open)}`,
  };
}
