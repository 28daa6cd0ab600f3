import { isCallError } from "@document-export/client";
import { JobWaitError } from "@document-export/client/wait";
import { GoogleError, type GoogleErrorKind } from "@document-export/google";
import pLimit from "p-limit";
import { describeError } from "../errors/describe-error.js";
import { createFindRecord } from "../export/from-google/recorded-exports.js";
import { createStyle } from "../terminal/style.js";
import { findWork } from "./find-work.js";
import { type SyncContext, syncDocument, type SyncOutcome } from "./sync-document.js";
import type { SyncedDocument } from "./sync-state.js";

/** Summary of a round. */
export interface SyncRound {
  readonly exported: number;
  readonly unchanged: number;
  readonly failed: readonly { readonly path: string; readonly why: string }[];
  /** Paths of documents that disappeared from the folder since the last round. */
  readonly missing: readonly string[];
  /** Number of documents in the folder. */
  readonly total: number;
}

/** Kinds of errors that affect only one document; all others stop the round. */
const OF_ONE_DOCUMENT: ReadonlySet<GoogleErrorKind> = new Set([
  "not-shared",
  "not-found",
  "not-a-document",
  "too-large",
]);

/**
 * Exports the changes in a folder since the last round. Stores the position in the list of changes after all of them
 * are processed: after an interruption, the next round starts at the old position and skips finished documents. Throws
 * errors that stop the round.
 */
export async function syncRound(
  shared: Omit<SyncContext, "findRecord">,
  address: string,
  concurrency: number,
): Promise<SyncRound> {
  const { google, client, signal, state } = shared;
  const { documents, total, missing, next } = await findWork(google, address, state);
  const context = { ...shared, findRecord: createFindRecord(client, signal) };
  const outcomes = await syncAll(context, documents, concurrency);
  for (const document of missing) await state.saveDocument({ ...document, isMissing: true });
  await state.savePlace({ target: state.place.target, ...next });
  return {
    exported: outcomes.filter(({ result }) => result === "exported").length,
    unchanged: outcomes.filter(({ result }) => result === "unchanged").length,
    failed: outcomes.flatMap(({ path, result, why = "" }) =>
      result === "failed" ? [{ path, why }] : [],
    ),
    missing: missing.map(({ path }) => path),
    total,
  };
}

/**
 * Exports documents, several at a time. If an error affects more than one document, starts no further exports and
 * throws the error after the running ones have ended.
 */
async function syncAll(
  context: SyncContext,
  documents: readonly SyncedDocument[],
  concurrency: number,
): Promise<readonly (SyncOutcome & { readonly path: string })[]> {
  const faults: unknown[] = [];
  const limit = pLimit(concurrency);
  const outcomes = await limit.map(documents, async (document) => {
    if (faults.length > 0) return [];
    try {
      context.signal.throwIfAborted();
      const outcome = await syncDocument(context, document).catch((error: unknown) =>
        failureOf(error, context, document),
      );
      return [{ path: document.path, ...outcome }];
    } catch (error) {
      faults.push(error);
      return [];
    }
  });
  if (faults.length > 0) throw faults[0];
  return outcomes.flat();
}

/** Returns the outcome of a document that cannot be exported. Rethrows an error that affects other documents too. */
async function failureOf(
  error: unknown,
  { state }: SyncContext,
  document: SyncedDocument,
): Promise<SyncOutcome> {
  const known = state.documents.get(document.id) ?? document;
  const why = describeError(error, createStyle(false));
  // The job may still be running. The next round repeats the request with the same key.
  if (error instanceof JobWaitError) return { result: "failed", why };
  const isRefused =
    isCallError(error, "ProblemError") &&
    error.status < 500 &&
    ![401, 403, 408, 429].includes(error.status);
  const isOfGoogle = error instanceof GoogleError && OF_ONE_DOCUMENT.has(error.kind);
  if (!isRefused && !isOfGoogle) throw error;
  await state.saveDocument({
    ...known,
    status: "failed",
    attempt: known.attempt + (isRefused ? 1 : 0),
  });
  await state.removeUpload(document.id);
  return { result: "failed", why };
}
