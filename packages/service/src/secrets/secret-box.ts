import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

/** Encrypts what must not be readable in the database, and decrypts it again. */
export interface SecretBox {
  /** Encrypts with the current key. */
  readonly seal: (text: string) => Uint8Array;
  /** @throws {SecretKeyError} if no key of the box fits, or the encrypted bytes were changed. */
  readonly open: (sealed: Uint8Array) => string;
  /** Whether something was encrypted with the current key. */
  readonly isCurrent: (sealed: Uint8Array) => boolean;
  /** False where it can neither encrypt nor decrypt. */
  readonly hasKey: boolean;
}

/** The keys of a box, each of 32 bytes: the current one first, then earlier ones that only decrypt. */
export type SecretKeys = readonly [Uint8Array, ...Uint8Array[]];

/** Secrets cannot be encrypted or decrypted, because the key is missing or another one. */
export class SecretKeyError extends Error {
  override readonly name = "SecretKeyError";
}

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Creates a box (AES-256-GCM, NIST SP 800-38D). Sealed bytes are nonce, tag and ciphertext. Where no key fits, `reload`
 * gives the keys that there are by now: another process may have changed them.
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
    seal: (text) => encrypt(keys[0], text),
    isCurrent: (sealed) => decrypt(keys[0], Buffer.from(sealed)) !== undefined,
    open: (sealed) => {
      const text = tryKeys(sealed);
      if (text !== undefined) return text;
      keys = reload?.() ?? keys;
      const again = tryKeys(sealed);
      if (again !== undefined) return again;
      throw new SecretKeyError(
        "Cannot decrypt a secret of a connection or a signing key: it was encrypted with another key. Start the service with that key, or list it in DOCUMENT_EXPORT_PREVIOUS_SECRET_KEYS; without it, give the secrets of the connection anew with `document-export connections update`.",
      );
    },
  };
}

function encrypt(key: Uint8Array, text: string): Uint8Array {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce);
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** Undefined where the key is another one, or the bytes were changed. */
function decrypt(key: Uint8Array, sealed: Buffer): string | undefined {
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

/** A box without a key: its errors say how to set one. */
export const lockedSecretBox: SecretBox = {
  hasKey: false,
  seal: noKey,
  open: noKey,
  isCurrent: () => false,
};

function noKey(): never {
  throw new SecretKeyError(
    "The service has no key to encrypt secrets. Set DOCUMENT_EXPORT_SECRET_KEY to 32 random bytes in base64, the same for every process; `openssl rand -base64 32` prints such a key.",
  );
}

/** The decrypted secrets of a connection; an empty object if it has none. */
export function openSecrets(box: SecretBox, sealed: Uint8Array | null): unknown {
  return sealed === null ? {} : JSON.parse(box.open(sealed));
}
