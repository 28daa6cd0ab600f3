import { createCipheriv, createDecipheriv, scrypt } from "node:crypto";
import { promisify } from "node:util";
import { DamagedBackupError } from "./damaged-backup-error.js";

// A stream in parts, each encrypted and authenticated by itself (the STREAM construction, as age uses it): nothing of a
// part is used before all of it was checked, and neither the order nor the end can be changed unnoticed.
// The nonce of a part is its number, and whether it is the last. The key belongs to one file only, by its salt.

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const PART_BYTES = 64 * 1024;

/** Bytes of the salt of a file. */
export const SALT_BYTES = 16;

// 128 MiB of memory and about half a second for each guess (RFC 7914; OWASP asks for at least N = 2^17, r = 8, p = 1).
const SCRYPT = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };
const deriveKey = promisify<string, Buffer, number, typeof SCRYPT, Buffer>(scrypt);

/** The key of a file. */
export function keyOfPassphrase(passphrase: string, salt: Buffer): Promise<Buffer> {
  return deriveKey(passphrase.normalize("NFC"), salt, KEY_BYTES, SCRYPT);
}

/** Encrypts a stream. `header` is in the file unencrypted, and is authenticated too. */
export async function* encryptParts(
  chunks: AsyncIterable<Buffer>,
  key: Buffer,
  header: Buffer,
): AsyncGenerator<Buffer> {
  let number = 0;
  for await (const { part, isLast } of partsOf(chunks, PART_BYTES)) {
    const cipher = createCipheriv(CIPHER, key, nonceOf(number, isLast)).setAAD(header);
    number += 1;
    yield Buffer.concat([cipher.update(part), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Decrypts a stream. */
export async function* decryptParts(
  chunks: AsyncIterable<Buffer>,
  key: Buffer,
  header: Buffer,
): AsyncGenerator<Buffer> {
  let number = 0;
  for await (const { part, isLast } of partsOf(chunks, PART_BYTES + TAG_BYTES)) {
    yield decryptPart(part, { key, header, nonce: nonceOf(number, isLast) }, number);
    number += 1;
  }
}

function decryptPart(
  part: Buffer,
  { key, header, nonce }: { readonly key: Buffer; readonly header: Buffer; readonly nonce: Buffer },
  number: number,
): Buffer {
  const decipher = createDecipheriv(CIPHER, key, nonce).setAAD(header);
  try {
    decipher.setAuthTag(part.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(part.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch (cause) {
    // The hash of the file was right.
    const reason =
      number === 0 ? "the passphrase is another one" : "its encrypted part was changed";
    throw new DamagedBackupError(reason, { cause });
  }
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUIntBE(number, NONCE_BYTES - 7, 6);
  nonce[NONCE_BYTES - 1] = isLast ? 1 : 0;
  return nonce;
}

/** Divides a stream into parts of the same size; the last one may be shorter. */
async function* partsOf(chunks: AsyncIterable<Buffer>, size: number) {
  let rest = Buffer.alloc(0);
  for await (const chunk of chunks) {
    rest = Buffer.concat([rest, chunk]);
    for (; rest.length > size; rest = rest.subarray(size))
      yield { part: rest.subarray(0, size), isLast: false };
  }
  yield { part: rest, isLast: true };
}
