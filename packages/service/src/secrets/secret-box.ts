import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

/** Encrypts data that must not be readable in the database, and decrypts it. */
export interface SecretBox {
  /** Encrypts with the current key. */
  readonly seal: (text: string) => Uint8Array;
  /**
   * Decrypts bytes that a box has encrypted.
   *
   * @throws {SecretKeyError} if no key of the box fits, or the encrypted bytes have been changed.
   */
  readonly open: (sealed: Uint8Array) => string;
  /** Returns true if the bytes were encrypted with the current key. */
  readonly isCurrent: (sealed: Uint8Array) => boolean;
  /** False if the box can neither encrypt nor decrypt. */
  readonly hasKey: boolean;
  /** Ids of the keys, the current one first. */
  readonly keyIds: readonly string[];
}

/** Keys of a box, 32 bytes each: first the current one, then earlier keys that only decrypt. */
export type SecretKeys = readonly [Uint8Array, ...Uint8Array[]];

/** Thrown if secrets cannot be encrypted or decrypted, because the key is missing or does not match. */
export class SecretKeyError extends Error {
  override readonly name = "SecretKeyError";
}

/** Prefix of the key id. Bytes without it were encrypted by a version that recorded no id. */
const MARK = Buffer.from("DXK1");
const ID_BYTES = 4;
const HEADER_BYTES = MARK.length + ID_BYTES;
const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Returns a key's id for messages, eight digits of its SHA-256: enough to tell keys apart, and useless for guessing
 * one.
 */
export function keyIdOf(key: Uint8Array): string {
  return createHash("sha256").update(key).digest().subarray(0, ID_BYTES).toString("hex");
}

/** Returns the id of the key that encrypted the bytes; undefined if the version that encrypted them recorded none. */
export function sealedWith(sealed: Uint8Array): string | undefined {
  const bytes = Buffer.from(sealed);
  if (!bytes.subarray(0, MARK.length).equals(MARK)) return undefined;
  return bytes.subarray(MARK.length, HEADER_BYTES).toString("hex");
}

/**
 * Creates a box (AES-256-GCM, NIST SP 800-38D). Sealed bytes consist of a mark, the id of the key, nonce, tag and
 * ciphertext. If no key fits, `reload` returns the latest keys: another process may have changed them.
 */
export function createSecretBox(given: SecretKeys, reload?: () => SecretKeys): SecretBox {
  let keys = given;
  const tryKeys = (sealed: Uint8Array) => {
    for (const key of keys) {
      const text = decrypt(key, Buffer.from(sealed));
      if (text !== undefined) return text;
    }
    return undefined;
  };
  return {
    hasKey: true,
    get keyIds() {
      return keys.map(keyIdOf);
    },
    seal: (text) => encrypt(keys[0], text),
    isCurrent: (sealed) => decrypt(keys[0], Buffer.from(sealed)) !== undefined,
    open: (sealed) => {
      const text = tryKeys(sealed);
      if (text !== undefined) return text;
      keys = reload?.() ?? keys;
      const again = tryKeys(sealed);
      if (again !== undefined) return again;
      throw new SecretKeyError(
        `Cannot decrypt a secret of a connection or a signing key: it was encrypted with another key${idSuffix(sealed)}, and this process has ${describeKeys(keys.map(keyIdOf))}. Start the service with that key, or list it in DOCUMENT_EXPORT_PREVIOUS_SECRET_KEYS; without it, set the secrets of the connection again with \`document-export connections update\`, and remove a signing key with \`document-export secrets discard\`.`,
      );
    },
  };
}

function encrypt(key: Uint8Array, text: string): Uint8Array {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce);
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([MARK, Buffer.from(keyIdOf(key), "hex"), nonce, cipher.getAuthTag(), body]);
}

/** Decrypts bytes; undefined if the key does not match, or the bytes have been changed. */
function decrypt(key: Uint8Array, sealed: Buffer): string | undefined {
  const id = sealedWith(sealed);
  // A random nonce may look like the mark, so decryption without an id is tried too.
  const named = id === keyIdOf(key) ? decryptBare(key, sealed.subarray(HEADER_BYTES)) : undefined;
  return named ?? decryptBare(key, sealed);
}

function decryptBare(key: Uint8Array, sealed: Buffer): string | undefined {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const begun = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([begun, decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}

/** A box without a key, whose errors say how to set one. */
export const lockedSecretBox: SecretBox = {
  hasKey: false,
  keyIds: [],
  seal: noKey,
  open: noKey,
  isCurrent: () => false,
};

function noKey(): never {
  throw new SecretKeyError(
    "The service has no key to encrypt secrets. Set DOCUMENT_EXPORT_SECRET_KEY to 32 random bytes in base64, the same for every process; `openssl rand -base64 32` prints such a key.",
  );
}

function idSuffix(sealed: Uint8Array): string {
  const id = sealedWith(sealed);
  return id === undefined ? "" : ` (${id})`;
}

/** Describes keys, for example `the keys 1a2b3c4d and 5e6f7a8b`. */
export function describeKeys(ids: readonly string[]): string {
  if (ids.length === 0) return "no key";
  return `the ${ids.length === 1 ? "key" : "keys"} ${ids.join(" and ")}`;
}

/** Placeholder for secrets whose key was lost, until an operator enters them again. */
const DISCARDED = "null";

/** Returns the replacement for secrets that can no longer be decrypted, so that using them fails with the reason. */
export function sealDiscarded(box: SecretBox): Uint8Array {
  return box.seal(DISCARDED);
}

/**
 * Returns the decrypted secrets of a connection; an empty object if it has none.
 *
 * @throws {SecretKeyError} if they cannot be decrypted, or were discarded because their key was lost.
 */
export function openSecrets(box: SecretBox, sealed: Uint8Array | null): unknown {
  if (sealed === null) return {};
  const text = box.open(sealed);
  if (text !== DISCARDED) return JSON.parse(text);
  throw new SecretKeyError(
    "The secrets of the connection were discarded, because their key was lost. Set them again with `document-export connections update`.",
  );
}
