import { createPrivateKey, generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { sql, type Kysely } from "kysely";
import type { Database } from "../storage/database.js";
import type { SecretBox } from "../secrets/secret-box.js";
import {
  addSigningKey,
  listSigningKeys,
  type PublicSigningKey,
  type SigningKey,
} from "../storage/statements/signing-keys.js";

// Length of the DER prefix before the 32 bytes of an Ed25519 public key (RFC 8410, 4).
const SPKI_PREFIX_LENGTH = 12;

/** Creates an Ed25519 key pair. */
export function createSigningKey(): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const der = publicKey.export({ format: "der", type: "spki" });
  return {
    id: `key_${randomUUID()}`,
    privateKey: privateKey.export({ format: "pem", type: "pkcs8" }).toString(),
    publicKey: der.subarray(SPKI_PREFIX_LENGTH).toString("base64"),
  };
}

/** The content to sign. */
export interface SignedContent {
  readonly id: string;
  /** Seconds since 1970 (Unix time). */
  readonly timestamp: number;
  readonly body: string;
}

/**
 * Returns the value of `webhook-signature`: one `v1a` signature per key (Standard Webhooks 1.0.0; decision
 * `event-signing`).
 */
export function signMessage(
  { id, timestamp, body }: SignedContent,
  keys: readonly SigningKey[],
): string {
  const content = Buffer.from(`${id}.${timestamp}.${body}`);
  return keys
    .map(({ privateKey }) => sign(null, content, createPrivateKey(privateKey)).toString("base64"))
    .map((signature) => `v1a,${signature}`)
    .join(" ");
}

/** Creates the first signing key if there is none; if several processes start at the same time, only one creates it. */
export async function ensureSigningKey(db: Kysely<Database>, box: SecretBox): Promise<void> {
  if (await hasSigningKey(db)) return;
  await db.transaction().execute((trx) => ensureSigningKeyWithin(trx, box));
}

/** Does the same as {@link ensureSigningKey}, in the caller's transaction. */
export async function ensureSigningKeyWithin(trx: Kysely<Database>, box: SecretBox): Promise<void> {
  await sql`lock table signing_keys in share row exclusive mode`.execute(trx);
  if (await hasSigningKey(trx)) return;
  await addSigningKey(trx, box, createSigningKey(), new Date());
}

async function hasSigningKey(db: Kysely<Database>): Promise<boolean> {
  return (await listSigningKeys(db)).length > 0;
}

/** A published public key: a JSON Web Key (RFC 8037) that also contains the key in the format of Standard Webhooks. */
export interface PublishedKey {
  readonly kid: string;
  readonly kty: "OKP";
  readonly crv: "Ed25519";
  readonly use: "sig";
  readonly alg: "EdDSA";
  /** The 32 bytes in base64url. */
  readonly x: string;
  /** `whpk_` followed by the 32 bytes in base64. */
  readonly whpk: string;
}

/** Returns the public keys for verifying webhook messages. */
export function publishedKeys(keys: readonly PublicSigningKey[]): readonly PublishedKey[] {
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
