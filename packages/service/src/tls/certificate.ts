import { X509Certificate } from "node:crypto";
import { unwatchFile, watchFile } from "node:fs";
import { readFile } from "node:fs/promises";
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
}

/** How often the files are looked at. Their paths are followed anew each time, so that links may be swapped anywhere. */
const INTERVAL_MS = 2000;

/** Reads a certificate and its key. @throws {Error} which says what cannot be used. */
export async function readCertificate(files: CertificateFiles): Promise<CertificatePair> {
  const { certificate, key } = files;
  try {
    const pair = { cert: await readFile(certificate), key: await readFile(key) };
    createSecureContext(pair);
    return { ...pair, notAfter: new X509Certificate(pair.cert).validToDate };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `The certificate \`${certificate}\` cannot be used with the key \`${key}\`: ${reason}. Expected PEM files that belong together.`,
      { cause },
    );
  }
}

/** Keeps the certificate of a server what its files say. */
export interface KeptCertificate {
  /** Reads the files again. New connections get what they say; if that cannot be used, what was in use before. */
  readonly reload: () => Promise<void>;
  readonly stopWatching: () => void;
}

/** What is told of a certificate that is used from now on. */
export interface CertificateEvents {
  readonly log: Logger;
  readonly metrics: Pick<Metrics, "certificateLoaded">;
}

/** Watches the files of a certificate, and loads what changes. */
export function keepCertificate(
  server: Server,
  files: CertificateFiles,
  { log, metrics }: CertificateEvents,
): KeptCertificate {
  const load = async () => {
    try {
      const { notAfter, ...pair } = await readCertificate(files);
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
  const paths = [files.certificate, files.key];
  const changed = () => void reload();
  for (const path of paths) watchFile(path, { interval: INTERVAL_MS, persistent: false }, changed);
  const stopWatching = () => {
    for (const path of paths) unwatchFile(path, changed);
  };
  return { reload, stopWatching };
}
