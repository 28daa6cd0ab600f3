import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

/** Seals what must not be readable in the database, and opens it again. */
export interface SecretBox {
  readonly seal: (text: string) => Uint8Array;
  /** @throws {SecretKeyError} where the key is another one, or the sealed bytes were changed. */
  readonly open: (sealed: Uint8Array) => string;
}

/** Secrets cannot be sealed or opened with the key that the service has, or has not. */
export class SecretKeyError extends Error {
  override readonly name = "SecretKeyError";
}

const CIPHER = "aes-256-gcm";
const NONCE = 12;
const TAG = 16;

/** A box that is locked by a key of 32 bytes (AES-256-GCM, NIST SP 800-38D): nonce, tag, ciphertext. */
export function createSecretBox(key: Uint8Array): SecretBox {
  return {
    seal: (text) => {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv(CIPHER, key, nonce);
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed);
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE));
        decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
        const text = Buffer.concat([
          decipher.update(bytes.subarray(NONCE + TAG)),
          decipher.final(),
        ]);
        return text.toString("utf8");
      } catch (cause) {
        throw new SecretKeyError(
          "The secrets of a connection cannot be opened: they were sealed with another key. Start the service with that key, or add the connection again.",
          { cause },
        );
      }
    },
  };
}

/** A box without a key: says how to get one as soon as it is needed. */
export const lockedSecretBox: SecretBox = { seal: noKey, open: noKey };

function noKey(): never {
  throw new SecretKeyError(
    "The service has no key to keep secrets with. Set DOCUMENT_EXPORT_SECRET_KEY to 32 random bytes in base64, the same for every process: `openssl rand -base64 32` prints some.",
  );
}

/** What is sealed of a connection; an object without members where nothing is. */
export function openSecrets(box: SecretBox, sealed: Uint8Array | null): unknown {
  return sealed === null ? {} : JSON.parse(box.open(sealed));
}
