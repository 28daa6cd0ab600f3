import { createHash, randomBytes, randomUUID } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { syncFolder } from "../folders/sync-folder.js";
import { migrationNames } from "../storage/migrations/migrate.js";
import type { Storage } from "../storage/storage.js";
import { dumpLines } from "./dump.js";
import { encryptParts, keyOfPassphrase, SALT_BYTES } from "./encryption.js";
import { FORMAT, formatTrailer, type BackupHeader } from "./header.js";
import { inSnapshot } from "./snapshot.js";

/** What is written besides the rows. */
export interface BackupKeys {
  /** Encrypts the content. */
  readonly passphrase: string;
  /** Keys of the service, the current one first. */
  readonly keys: readonly Uint8Array[];
}

/** A backup that was written. */
export interface WrittenBackup {
  readonly bytes: number;
  /** SHA-256 in hexadecimal. */
  readonly hash: string;
}

/** Uploads are compressed already: more effort saves little. */
const COMPRESSION = { level: 1 };
/** Only the user of the command may read a backup. */
const MODE = 0o600;

/**
 * Writes a backup of a database in use to `path`, where it appears whole, or not at all: also where `signal` ends it. Without
 * `secrets` it is not encrypted.
 */
export async function writeBackup(
  storage: Storage,
  path: string,
  secrets?: BackupKeys,
  signal?: AbortSignal,
): Promise<WrittenBackup> {
  const draft = `${path}.${randomUUID()}.part`;
  const file = await open(draft, "wx", MODE);
  try {
    const written = await writeTo(storage, (chunk) => file.writeFile(chunk), secrets, signal);
    await file.sync();
    await file.close();
    await rename(draft, path);
    await syncFolder(dirname(path));
    return written;
  } catch (error) {
    await file.close();
    await rm(draft, { force: true });
    throw error;
  }
}

/** The bytes of a backup of a database in use, as {@link writeBackup} writes them; what stops reading ends the backup. */
export async function* backupChunks(
  storage: Storage,
  secrets?: BackupKeys,
): AsyncGenerator<Buffer> {
  const through = new PassThrough();
  const write = (chunk: Buffer) =>
    new Promise<void>((resolve, reject) => {
      // Where the reader goes, what waits for it is not called back.
      const onClose = () => reject(new Error("Nobody reads the backup any more."));
      through.once("close", onClose).write(chunk, (error) => {
        through.off("close", onClose);
        if (error) reject(error);
        else resolve();
      });
    });
  const written = writeTo(storage, write, secrets).then(
    () => void through.end(),
    (error: unknown) => void through.destroy(error instanceof Error ? error : undefined),
  );
  try {
    yield* through as AsyncIterable<Buffer>;
  } finally {
    through.destroy();
    await written;
  }
}

async function writeTo(
  storage: Storage,
  write: (chunk: Buffer) => Promise<void>,
  secrets: BackupKeys | undefined,
  signal?: AbortSignal,
): Promise<WrittenBackup> {
  const hash = createHash("sha256");
  const append = async (chunk: Buffer) => {
    hash.update(chunk);
    await write(chunk);
    return chunk.length;
  };
  const salt = secrets && randomBytes(SALT_BYTES);
  const header: BackupHeader = {
    documentExportBackup: FORMAT,
    created: new Date().toISOString(),
    storage: storage.kind,
    migrations: [...migrationNames],
    ...(salt && { salt: salt.toString("base64") }),
  };
  const headerBytes = Buffer.from(`${JSON.stringify(header)}\n`);
  const key = secrets && salt && (await keyOfPassphrase(secrets.passphrase, salt));
  let bytes = await append(headerBytes);
  await inSnapshot(storage, (trx) =>
    pipeline(
      dumpLines(trx, secrets?.keys ?? []),
      createGzip(COMPRESSION),
      (chunks: AsyncIterable<Buffer>) => (key ? encryptParts(chunks, key, headerBytes) : chunks),
      async (chunks: AsyncIterable<Buffer>) => {
        for await (const chunk of chunks) bytes += await append(chunk);
      },
      { ...(signal && { signal }) },
    ),
  );
  const digest = hash.digest("hex");
  const trailer = Buffer.from(formatTrailer(digest));
  await write(trailer);
  return { bytes: bytes + trailer.length, hash: digest };
}
