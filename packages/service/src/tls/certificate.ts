import { X509Certificate } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import type { Server } from "node:https";
import { createSecureContext } from "node:tls";
import type { Logger } from "../logs/logger.js";
import type { Metrics } from "../observe/metrics.js";

/** The files of a certificate and of its key, as PEM. */
export interface CertificateFiles {
  readonly certificate: string;
  readonly key: string;
}

/** A certificate that can be used. */
export interface CertificatePair {
  readonly cert: Buffer;
  readonly key: Buffer;
  /** When it ends. */
  readonly notAfter: Date;
  /** Another one once the files have changed. */
  readonly version: string;
}

/** How often the files are looked at. Their paths are followed again each time, so that links may be swapped anywhere. */
const INTERVAL_MS = 2000;

/** Reads a certificate and its key. @throws {Error} which says what cannot be used. */
export async function readCertificate(files: CertificateFiles): Promise<CertificatePair> {
  const { certificate, key } = files;
  // Before they are read: what changes meanwhile has changed since.
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
  // A file may be away while it is replaced.
  return (await Promise.all(versions.map((one) => one.catch(() => "away")))).join(", ");
}

/** Keeps the certificate of a server what its files say. */
export interface KeptCertificate {
  /** Reads the files again. New connections get what they say; if that cannot be used, what was in use before. */
  readonly reload: () => Promise<void>;
  readonly stopWatching: () => void;
}

/** What the log says about a certificate that is used from now on. */
export interface CertificateEvents {
  readonly log: Logger;
  readonly metrics: Pick<Metrics, "certificateLoaded">;
}

/** Watches the files of a certificate, and loads what changes after the version that the server has. */
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
      log.error({ err: error }, "certificate not loaded, the one before stays in use");
    }
  };
  let last = Promise.resolve();
  // One after another: what was read last is what stays.
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
