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

/** Secrets of a backup. */
export interface BackupKeys {
  /** Passphrase that encrypts the content. */
  readonly passphrase: string;
  /** Keys of the service, the current one first. */
  readonly keys: readonly Uint8Array[];
}

/** Result of writing a backup. */
export interface WrittenBackup {
  readonly bytes: number;
  /** SHA-256 in hexadecimal. */
  readonly hash: string;
}

/** Uploads are already compressed, so a higher level saves little. */
const COMPRESSION = { level: 1 };
/** Mode of a backup file, which only the user who runs the command may read. */
const MODE = 0o600;

/**
 * Writes a backup of a database in use to `path`. The file appears complete or not at all, also if `signal` aborts.
 * Without `secrets` the backup is not encrypted.
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

/**
 * Yields the bytes of a backup of a database in use, as {@link writeBackup} writes them. The backup stops when the
 * reader stops reading.
 */
export async function* backupChunks(
  storage: Storage,
  secrets?: BackupKeys,
): AsyncGenerator<Buffer> {
  const through = new PassThrough();
  const write = (chunk: Buffer) =>
    new Promise<void>((resolve, reject) => {
      // If the reader goes away, the callback of a pending write is never called.
      const onClose = () => reject(new Error("The reader of the backup has disconnected."));
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
