import type { StoredSigningKey } from "../storage/statements/signing-keys.js";

/** A public key as it is published: a JSON Web Key (RFC 8037), and in the form of Standard Webhooks. */
export interface PublishedKey {
  readonly kid: string;
  readonly kty: "OKP";
  readonly crv: "Ed25519";
  readonly use: "sig";
  readonly alg: "EdDSA";
  /** The 32 bytes in base64url. */
  readonly x: string;
  /** `whpk_` and the 32 bytes in base64. */
  readonly whpk: string;
}

/** The public halves of the keys that sign webhook messages. */
export function publishedKeys(keys: readonly StoredSigningKey[]): readonly PublishedKey[] {
  return keys.map(({ id, publicKey }) => ({
    kid: id,
    kty: "OKP",
    crv: "Ed25519",
    use: "sig",
    alg: "EdDSA",
    x: Buffer.from(publicKey, "base64").toString("base64url"),
    whpk: `whpk_${publicKey}`,
  }));
}
