import { X509Certificate } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import type { Server } from "node:https";
import { createSecureContext } from "node:tls";
import type { Logger } from "../logs/logger.js";
import type { Metrics } from "../observe/metrics.js";

/** PEM files of a certificate and its key. */
export interface CertificateFiles {
  readonly certificate: string;
  readonly key: string;
}

/** A usable certificate with its key. */
export interface CertificatePair {
  readonly cert: Buffer;
  readonly key: Buffer;
  /** When the certificate expires. */
  readonly notAfter: Date;
  /** Changes when the files change. */
  readonly version: string;
}

/**
 * Time between two checks of the files, in milliseconds. Their paths are resolved each time, so that any symbolic link
 * in them may be swapped.
 */
const INTERVAL_MS = 2000;

/** Reads a certificate and its key. @throws {Error} that says what cannot be used. */
export async function readCertificate(files: CertificateFiles): Promise<CertificatePair> {
  const { certificate, key } = files;
  // The version is read before the files, so that a change during the read is detected later.
  const version = await versionOf(files);
  try {
    const pair = { cert: await readFile(certificate), key: await readFile(key) };
    createSecureContext(pair);
    return { ...pair, notAfter: new X509Certificate(pair.cert).validToDate, version };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `The certificate \`${certificate}\` cannot be used with the key \`${key}\`: ${reason}. Expected PEM files that belong together.`,
      { cause },
    );
  }
}

async function versionOf({ certificate, key }: CertificateFiles): Promise<string> {
  const versions = [certificate, key].map(async (path) => {
    const { ino, size, mtimeMs, ctimeMs } = await stat(path);
    return [ino, size, mtimeMs, ctimeMs].join(" ");
  });
  // A file may be missing while it is being replaced.
  return (await Promise.all(versions.map((one) => one.catch(() => "away")))).join(", ");
}

/** Keeps a server's certificate in sync with its files. */
export interface KeptCertificate {
  /** Reloads the files for new connections. If they cannot be used, the previous certificate stays in use. */
  readonly reload: () => Promise<void>;
  readonly stopWatching: () => void;
}

/** Log and metrics that report each newly loaded certificate. */
export interface CertificateEvents {
  readonly log: Logger;
  readonly metrics: Pick<Metrics, "certificateLoaded">;
}

/** Watches the files of a certificate, and loads changes since the given version. */
export function keepCertificate(
  server: Server,
  files: CertificateFiles,
  version: string,
  { log, metrics }: CertificateEvents,
): KeptCertificate {
  const load = async () => {
    try {
      const { notAfter, version: _, ...pair } = await readCertificate(files);
      server.setSecureContext(pair);
      metrics.certificateLoaded(notAfter);
      log.info({ expires: notAfter }, "certificate loaded");
    } catch (error) {
      log.error({ err: error }, "certificate not loaded; the previous one stays in use");
    }
  };
  let last = Promise.resolve();
  // Reloads run one after the other, so that the last one read stays in use.
  const reload = () => (last = last.then(load));
  let known = version;
  const poll = async () => {
    const found = await versionOf(files);
    if (found === known) return;
    known = found;
    await reload();
  };
  const timer = setInterval(() => void poll(), INTERVAL_MS).unref();
  return { reload, stopWatching: () => clearInterval(timer) };
}
