import { createPrivateKey, generateKeyPairSync, randomUUID, sign } from "node:crypto";
import type { StoredSigningKey } from "../storage/statements/signing-keys.js";

// What stands before the 32 bytes of an Ed25519 public key in DER (RFC 8410, 4).
const SPKI_PREFIX_LENGTH = 12;

/** A new Ed25519 key pair. */
export function createSigningKey(): StoredSigningKey {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const der = publicKey.export({ format: "der", type: "spki" });
  return {
    id: `key_${randomUUID()}`,
    privateKey: privateKey.export({ format: "pem", type: "pkcs8" }).toString(),
    publicKey: der.subarray(SPKI_PREFIX_LENGTH).toString("base64"),
  };
}

/** What is signed: a message at a moment. */
export interface SignedContent {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

/** The value of `webhook-signature`: one `v1a` signature by each key (Standard Webhooks 1.0.0; decision `event-signing`). */
export function signMessage(
  { id, timestamp, body }: SignedContent,
  keys: readonly StoredSigningKey[],
): string {
  const content = Buffer.from(`${id}.${timestamp}.${body}`);
  return keys
    .map(({ privateKey }) => sign(null, content, createPrivateKey(privateKey)).toString("base64"))
    .map((signature) => `v1a,${signature}`)
    .join(" ");
}
