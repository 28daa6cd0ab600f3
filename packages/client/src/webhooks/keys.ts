import { fromBase64, toBase64 } from "./base64.js";

/** A key pair in the format of Standard Webhooks. */
export interface WebhookKeyPair {
  /** Private key for `signWebhook`, with the prefix `whsk_`. */
  readonly privateKey: string;
  /** Public key for `verifyWebhook`, with the prefix `whpk_`. */
  readonly publicKey: string;
}

/** A WebCrypto key, named indirectly because not every type library declares it. */
export type ImportedKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

/** Algorithm of `v1` signatures (Standard Webhooks 1.0.0). */
const HMAC = { name: "HMAC", hash: "SHA-256" };

/** Algorithm of `v1a` signatures. */
const ED25519 = "Ed25519";

/** DER prefix of the 32 private bytes of an Ed25519 key (RFC 8410, 7). */
const PKCS8_PREFIX: readonly number[] = [
  0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20,
];

// Splits at the first underscore only: base64url may contain more, and splitting there would shorten the secret.
const FORM_END = /_(.*)/;

/** Creates an Ed25519 key pair, for tests of receivers. */
export async function createWebhookKeys(): Promise<WebhookKeyPair> {
  const pair = await crypto.subtle.generateKey(ED25519, true, ["sign", "verify"]);
  if (!("privateKey" in pair)) throw new TypeError("expected a key pair, got one key");
  const der = await crypto.subtle.exportKey("pkcs8", pair.privateKey);
  const publicBytes = new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey));
  const privateBytes = new Uint8Array(der, PKCS8_PREFIX.length);
  return {
    privateKey: `whsk_${toBase64(Uint8Array.of(...privateBytes, ...publicBytes))}`,
    publicKey: `whpk_${toBase64(publicBytes)}`,
  };
}

/**
 * Imports a `whpk_` or `whsec_` key for verifying. Throws a DOMException, which does not reveal the key, for any other.
 */
export async function importVerifyingKey(key: string): Promise<ImportedKey> {
  const [form, base64 = ""] = key.split(FORM_END);
  const bytes = fromBase64(base64);
  return crypto.subtle.importKey("raw", bytes, form === "whsec" ? HMAC : ED25519, false, [
    "verify",
  ]);
}

/**
 * Imports a `whsk_` or `whsec_` key for signing, and returns its signature version. Throws a TypeError for any other.
 */
export async function importSigningKey(
  key: string,
): Promise<{ version: string; imported: ImportedKey }> {
  const [form, base64 = ""] = key.split(FORM_END);
  const bytes = fromBase64(base64);
  const { subtle } = crypto;
  if (form === "whsk") {
    const der = Uint8Array.of(...PKCS8_PREFIX, ...bytes.subarray(0, 32));
    return {
      version: "v1a",
      imported: await subtle.importKey("pkcs8", der, ED25519, false, ["sign"]),
    };
  }
  if (form === "whsec")
    return {
      version: "v1",
      imported: await subtle.importKey("raw", bytes, HMAC, false, ["sign"]),
    };
  throw new TypeError("Expected a signing key that begins with `whsk_` or `whsec_`.");
}
