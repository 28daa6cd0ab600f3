import type { Client } from "@document-export/client";
import { waitForJob } from "@document-export/client/wait";
import type { Google } from "@document-export/google";
import type { ExportOptions } from "@document-export/types";
import { DEFAULT_WAIT_SECONDS } from "../export/export-flags.js";
import { uploadBytes } from "../export/from-google/google-item.js";
import type { FindRecord } from "../export/from-google/recorded-exports.js";
import { fileNameOf } from "../google/file-name.js";
import { expandReference } from "../google/reference.js";
import type { SyncedDocument, SyncState } from "./sync-state.js";
import { keyOf } from "./sync-target.js";

/** Values shared by all documents of a round. */
export interface SyncContext {
  readonly google: Google;
  readonly client: Client;
  readonly signal: AbortSignal;
  readonly state: SyncState;
  readonly options: ExportOptions;
  readonly findRecord: FindRecord;
}

/** The outcome of a document; `why` is the reason of a failure. */
export interface SyncOutcome {
  readonly result: "exported" | "unchanged" | "failed";
  readonly why?: string;
}

/**
 * Exports a document if it has a new revision. Stores the request until the job has ended: if the command is killed,
 * the next round repeats the same request, which does not export twice. Throws errors that stop the whole round.
 */
export async function syncDocument(
  context: SyncContext,
  document: SyncedDocument,
): Promise<SyncOutcome> {
  const { state } = context;
  const kept = document.status === "sent" ? await state.readUpload(document.id) : undefined;
  if (!kept) return syncRevision(context, document);
  const outcome = await send(context, document, kept);
  if (outcome.result === "failed") return outcome;
  // The document may have been edited since that request was sent.
  const later = await syncRevision(context, { ...document, status: "done" });
  return later.result === "unchanged" ? outcome : later;
}

/** Exports a document if its revision differs from the one that was exported last. */
async function syncRevision(context: SyncContext, document: SyncedDocument): Promise<SyncOutcome> {
  const { state } = context;
  const fetched = await context.google.getDocument(document.address);
  const { revision } = fetched;
  if (document.revision === revision && document.status === "done") return keep(state, document);
  const attempt = document.revision === revision ? document.attempt : 1;
  const next: SyncedDocument = { ...document, revision, attempt, status: "sent" };
  if ((await findRecord(context, next)) !== undefined) return keep(state, next);
  const bytes = uploadBytes(fetched);
  await state.writeUpload(document.id, bytes);
  await state.saveDocument(next);
  return send(context, next, bytes);
}

async function keep(state: SyncState, document: SyncedDocument): Promise<SyncOutcome> {
  await state.saveDocument({ ...document, status: "done" });
  await state.removeUpload(document.id);
  return { result: "unchanged" };
}

function findRecord({ findRecord: find, options }: SyncContext, document: SyncedDocument) {
  const { id, revision } = document;
  const { destination, conversion } = options;
  const { destinationReference: reference } = optionsFor(options, document);
  return find({ id, revision, destination, format: conversion?.destination, reference });
}

async function send(
  { client, signal, state, options }: SyncContext,
  document: SyncedDocument,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<SyncOutcome> {
  const { id, path, revision, attempt } = document;
  const own = optionsFor(options, document);
  const job = await waitForJob(client, {
    idempotencyKey: keyOf(id, revision, own, attempt),
    file: {
      open: () => new Blob([bytes]).stream(),
      name: fileNameOf({ title: titleOf(path), id }),
    },
    options: own,
    signal,
    deadlineMs: DEFAULT_WAIT_SECONDS * 1000,
  });
  const isDone = job.status === "done";
  await state.saveDocument(
    isDone
      ? { ...document, status: "done" }
      : // The key of the job that failed would give that job again.
        { ...document, status: "failed", attempt: attempt + 1 },
  );
  await state.removeUpload(id);
  return isDone ? { result: "exported" } : { result: "failed", why: job.summary };
}

/** Returns the export options, with the reference of this document if each document has its own. */
function optionsFor(options: ExportOptions, { id, path }: SyncedDocument): ExportOptions {
  const { destinationReference: template } = options;
  if (template === undefined) return options;
  return {
    ...options,
    destinationReference: expandReference(template, { id, path, name: titleOf(path) }),
  };
}

function titleOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
