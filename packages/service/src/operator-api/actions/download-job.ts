import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { findJob } from "../../storage/jobs/transition.js";
import { findUploadOf } from "../../storage/lists/details.js";
import type { DataContext } from "../data-context.js";
import { notFound } from "../refusals.js";
import { readResult } from "./read-result.js";
import { unknownJob } from "./retry-job.js";

/** A file to download. */
export interface Download {
  readonly body: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}

/** Maximum size of a downloaded result in bytes. This process keeps the result in memory during the download. */
export const MAX_DOWNLOAD_BYTES = 64 * 1024 * 1024;

const unzip = promisify(gunzip);

/**
 * Downloads the result of a job from its destination.
 *
 * @throws {ProblemError} 404 if the result no longer exists, 503 if the destination does not return it.
 */
export async function downloadResult(context: DataContext, id: string): Promise<Download> {
  const job = await findJob(context.db, id);
  if (!job) throw unknownJob(id);
  const { bytes, reference } = await readResult(context, job, MAX_DOWNLOAD_BYTES);
  return asFile(bytes, reference.split("/").at(-1) ?? id);
}

/**
 * Downloads the uploaded JSON of a job.
 *
 * @throws {ProblemError} 404 if the upload is no longer stored, 503 if its bucket cannot be used.
 */
export async function downloadUpload({ db, uploads }: DataContext, id: string): Promise<Download> {
  const job = await findJob(db, id);
  if (!job) throw unknownJob(id);
  const stored = await findUploadOf(db, id);
  const upload = stored === undefined ? undefined : await uploads.read(stored);
  if (!upload) throw notFound(`The upload of the job \`${id}\` is no longer stored.`);
  const bytes = await unzip(upload.gzip, { maxOutputLength: Math.max(upload.size, 1) });
  return asFile(bytes, `${job.document.documentId || id}.json`);
}

/** Returns a file that browsers save under its name and never display, whatever its content. */
function asFile(body: Uint8Array, name: string): Download {
  const ascii = name.replaceAll(/[^\w.-]+/g, "_");
  const disposition = `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name.toWellFormed())}`;
  return {
    body,
    headers: {
      "content-disposition": disposition,
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    },
  };
}
