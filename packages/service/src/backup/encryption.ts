import { createCipheriv, createDecipheriv, scrypt } from "node:crypto";
import { promisify } from "node:util";
import { DamagedBackupError } from "./damaged-backup-error.js";

// The stream is split into parts, each encrypted and authenticated separately (the STREAM construction, as age uses
// it): no byte of a part is used before the whole part was checked, and changes to the order or the end are detected.
// The nonce of a part consists of its number and whether it is the last part. The key is unique to the file because of
// its salt.

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const PART_BYTES = 64 * 1024;

/** Length of a file's salt in bytes. */
export const SALT_BYTES = 16;

// Each guess costs 128 MiB of memory and about half a second (RFC 7914; OWASP asks for at least N = 2^17, r = 8, p =
// 1).
const SCRYPT = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };
const deriveKey = promisify<string, Buffer, number, typeof SCRYPT, Buffer>(scrypt);

/** Derives the key of a file. */
export function keyOfPassphrase(passphrase: string, salt: Buffer): Promise<Buffer> {
  return deriveKey(passphrase.normalize("NFC"), salt, KEY_BYTES, SCRYPT);
}

/** Encrypts a stream. The `header` is not encrypted in the file, but it is authenticated too. */
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
    // The hash of the file was right, so the file itself is intact.
    const reason = number === 0 ? "the passphrase is wrong" : "its encrypted part was modified";
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
