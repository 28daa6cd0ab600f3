import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

/** Encrypts what must not be readable in the database, and decrypts it again. */
export interface SecretBox {
  readonly seal: (text: string) => Uint8Array;
  /** @throws {SecretKeyError} if the key is another one, or the encrypted bytes were changed. */
  readonly open: (sealed: Uint8Array) => string;
}

/** Secrets cannot be encrypted or decrypted, because the key is missing or another one. */
export class SecretKeyError extends Error {
  override readonly name = "SecretKeyError";
}

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Creates a box with a key of 32 bytes (AES-256-GCM, NIST SP 800-38D). Sealed bytes are nonce, tag and ciphertext. */
export function createSecretBox(key: Uint8Array): SecretBox {
  return {
    seal: (text) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce);
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed);
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES));
        decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        const text = Buffer.concat([
          decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
          decipher.final(),
        ]);
        return text.toString("utf8");
      } catch (cause) {
        throw new SecretKeyError(
          "Cannot decrypt the secrets of a connection: they were encrypted with another key. Start the service with that key, or add the connection again.",
          { cause },
        );
      }
    },
  };
}

/** A box without a key: its errors say how to set one. */
export const lockedSecretBox: SecretBox = { seal: noKey, open: noKey };

function noKey(): never {
  throw new SecretKeyError(
    "The service has no key to encrypt secrets. Set DOCUMENT_EXPORT_SECRET_KEY to 32 random bytes in base64, the same for every process; `openssl rand -base64 32` prints such a key.",
  );
}

/** The decrypted secrets of a connection; an empty object if it has none. */
export function openSecrets(box: SecretBox, sealed: Uint8Array | null): unknown {
  return sealed === null ? {} : JSON.parse(box.open(sealed));
}
