import { createHash } from "node:crypto";
import { open, type FileHandle } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { bounds } from "../bounds/bounds.js";
import { DamagedBackupError } from "./damaged-backup-error.js";
import { decryptParts, keyOfPassphrase } from "./encryption.js";
import {
  FORMAT,
  headerSchema,
  MAX_HEADER_BYTES,
  parseTrailer,
  TRAILER_BYTES,
  type BackupHeader,
} from "./header.js";

/** A backup whose hash was checked. */
export interface OpenBackup {
  readonly header: BackupHeader;
  /** Passes the lines of the content to `read`. Calls `passphrase` if the content is encrypted. */
  readonly readLines: <Result>(
    read: (lines: AsyncIterable<string>) => Promise<Result>,
  ) => Promise<Result>;
  readonly close: () => Promise<void>;
}

/**
 * Opens a backup and reads the whole file once to check its hash.
 *
 * @throws {DamagedBackupError} if the file is not a backup, is damaged, or was made by a newer version.
 */
export async function openBackup(
  path: string,
  passphrase: () => Promise<string>,
): Promise<OpenBackup> {
  const file = await open(path, "r");
  try {
    const { header, bytes } = await readHeader(file);
    await checkHash(file);
    const salt = header.salt === undefined ? undefined : Buffer.from(header.salt, "base64");
    const key = salt && (await keyOfPassphrase(await passphrase(), salt));
    const { size } = await file.stat();
    const range = { start: bytes.length, end: size - TRAILER_BYTES - 1, autoClose: false };
    return {
      header,
      readLines: (read) => readContent(file, range, key && { key, header: bytes }, read),
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function readHeader(file: FileHandle): Promise<{ header: BackupHeader; bytes: Buffer }> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(MAX_HEADER_BYTES), {
    length: MAX_HEADER_BYTES,
    position: 0,
  });
  const end = buffer.subarray(0, bytesRead).indexOf("\n");
  const bytes = buffer.subarray(0, end + 1);
  const parsed = headerSchema.safeParse(parseJson(bytes.toString()));
  if (!parsed.success) throw new DamagedBackupError("the file is not a backup of this service");
  const header = parsed.data;
  if (header.documentExportBackup <= FORMAT) return { header, bytes };
  throw new DamagedBackupError(
    `it has the format ${header.documentExportBackup}, and this version reads formats up to ${FORMAT}: use the version of the service that made it, or a later one`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function checkHash(file: FileHandle): Promise<void> {
  const { size } = await file.stat();
  const end = size - TRAILER_BYTES;
  const last = Buffer.alloc(TRAILER_BYTES);
  await file.read(last, 0, TRAILER_BYTES, Math.max(end, 0));
  const expected = parseTrailer(last.toString("latin1"));
  if (expected === undefined)
    throw new DamagedBackupError("the file is incomplete: its last line with the hash is missing");
  const hash = createHash("sha256");
  const stream = file.createReadStream({ start: 0, end: end - 1, autoClose: false });
  for await (const chunk of stream) hash.update(chunk as Buffer);
  const found = hash.digest("hex");
  if (found !== expected)
    throw new DamagedBackupError(
      `the file was damaged: its hash should be ${expected}, and is ${found}`,
    );
}

async function readContent<Result>(
  file: FileHandle,
  range: { readonly start: number; readonly end: number; readonly autoClose: boolean },
  encryption: { readonly key: Buffer; readonly header: Buffer } | undefined,
  read: (lines: AsyncIterable<string>) => Promise<Result>,
): Promise<Result> {
  return pipeline(
    file.createReadStream(range),
    (chunks: AsyncIterable<Buffer>) =>
      encryption ? decryptParts(chunks, encryption.key, encryption.header) : chunks,
    createGunzip(),
    (chunks: AsyncIterable<Buffer>) => read(splitLines(chunks)),
  );
}

/** Yields each line without its line break. Throws if a line is too long or the last line has no line break. */
async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      yield Buffer.concat([...begun, chunk.subarray(start, end)]).toString();
      begun = [];
      length = 0;
      start = end + 1;
    }
    begun.push(chunk.subarray(start));
    length += chunk.length - start;
    if (length > bounds.backupRow.max)
      throw new DamagedBackupError("it has a line that is too long");
  }
  if (length > 0) throw new DamagedBackupError("it ends in the middle of a line");
}
