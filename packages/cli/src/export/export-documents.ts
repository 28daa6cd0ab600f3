import { type Client, isCallError } from "@document-export/client";
import { waitForJob } from "@document-export/client/wait";
import type { Job, JobStatus } from "@document-export/types";
import { randomUUID } from "node:crypto";
import pLimit from "p-limit";
import { adviceToWait } from "../errors/advice-for.js";
import { InterruptedError } from "../errors/errors.js";
import type { ExportItem } from "./export-item.js";
import { given } from "../session/given.js";
import type { Document } from "./open-document.js";
import type { ExportOutcome } from "./outcome.js";

/** The progress of one export. */
export interface ExportProgress {
  readonly path: string;
  readonly size: number;
  readonly sentBytes: number;
  /**
   * Last known state of the job; undefined before the first response. `reading` while the document is loaded from
   * Google.
   */
  readonly status: JobStatus | "reading" | undefined;
}

/** Callbacks for exports. */
export interface ExportObserver {
  /** Called with all running exports whenever one makes progress. */
  readonly onProgress: (running: readonly ExportProgress[]) => void;
  readonly onEnd: (outcome: ExportOutcome) => void;
}

/** Exports documents, up to `concurrency` at a time. Returns the outcomes in the order of the documents. */
export function exportDocuments(
  plan: ExportPlan,
  items: readonly ExportItem[],
  concurrency: number,
  { onProgress, onEnd }: ExportObserver,
): Promise<readonly ExportOutcome[]> {
  const running = new Map<ExportItem, ExportProgress>();
  const limit = pLimit(concurrency);
  const run = async (item: ExportItem): Promise<ExportOutcome> => {
    const outcome = await exportItem(plan, item, (progress) => {
      running.set(item, progress);
      onProgress([...running.values()]);
    });
    running.delete(item);
    onEnd(outcome);
    return outcome;
  };
  return limit.map(items, run);
}

type ExportRequest = Parameters<Client["exportHostedDocument"]>[0];

/** Settings shared by all documents. */
export interface ExportPlan {
  readonly client: Client;
  readonly request: Pick<ExportRequest, "idempotencyKey" | "options"> &
    Required<Pick<ExportRequest, "signal">>;
  /** Number of seconds to wait for the end of a job; undefined to return as soon as the service has accepted it. */
  readonly waitSeconds: number | undefined;
}

/** Opens a document and exports it. Never rejects: a failure is an outcome. */
async function exportItem(
  plan: ExportPlan,
  item: ExportItem,
  onChange: (progress: ExportProgress) => void,
): Promise<ExportOutcome> {
  const { path } = item;
  onChange({ path, size: 0, sentBytes: 0, status: item.isRead ? undefined : "reading" });
  try {
    const opened = await item.open();
    if ("recordedAs" in opened) return { path, recordedAs: opened.recordedAs };
    return await exportDocument(plan, opened, onChange);
  } catch (error) {
    return { path, error };
  }
}

/** Exports a document and reports its progress. Never rejects: a failure is an outcome. */
async function exportDocument(
  { client, request, waitSeconds }: ExportPlan,
  { path, size, source: file, reference }: Document,
  onChange: (progress: ExportProgress) => void,
): Promise<ExportOutcome> {
  const idempotencyKey = request.idempotencyKey ?? randomUUID();
  let progress: ExportProgress = { path, size, sentBytes: 0, status: undefined };
  const report = (change: Partial<ExportProgress>) =>
    onChange((progress = { ...progress, ...change }));
  const upload: ExportRequest = {
    ...request,
    options: { ...request.options, ...given({ destinationReference: reference }) },
    idempotencyKey,
    file,
    // The body also contains other parts, so it is larger than the document. Each retry counts from 0 again.
    onProgress: ({ sentBytes }) => report({ sentBytes: Math.min(sentBytes, size) }),
  };
  const onState = ({ status }: Job) => report({ status });
  report({});
  try {
    const job =
      waitSeconds === undefined
        ? await client.exportHostedDocument(upload)
        : await waitForJob(client, { ...upload, deadlineMs: waitSeconds * 1000 }, { onState });
    return { path, job };
  } catch (error) {
    return { path, error: withKey(error, progress, idempotencyKey) };
  }
}

/**
 * Adds the idempotency key to an error if the job may be running although the call failed, because the whole document
 * was sent. Another call without this key would export the document twice.
 */
function withKey(error: unknown, { size, sentBytes, status }: ExportProgress, key: string) {
  const mayRun = status !== undefined || sentBytes >= size;
  if (!mayRun) return error;
  if (error instanceof InterruptedError)
    return new InterruptedError(adviceToWait(key, status !== undefined));
  return isUncertain(error) ? Object.assign(error, { idempotencyKey: key }) : error;
}

/** Returns true if the service may have accepted the job without the command receiving its response. */
function isUncertain(error: unknown): error is Error {
  if (isCallError(error, "ProblemError")) return error.status >= 500;
  if (isCallError(error, "ConnectionError")) return error.kind === "reset";
  return isCallError(error, "TimeoutError");
}
