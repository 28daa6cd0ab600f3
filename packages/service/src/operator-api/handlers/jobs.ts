import type { Handlers } from "@document-export/operator/server";
import { bounds } from "../../bounds/bounds.js";
import { failureCauses } from "../../jobs/failure-causes.js";
import type { Job } from "../../jobs/job.js";
import { hasEnded } from "../../jobs/job-lifecycle.js";
import { findJobDetails, findJobRow, type JobDetailRow } from "../../storage/lists/details.js";
import { listJobs, type JobRow } from "../../storage/lists/jobs.js";
import { cancelJob } from "../actions/cancel-job.js";
import { createJob } from "../actions/create-job.js";
import { downloadResult, downloadUpload } from "../actions/download-job.js";
import { canReadResult } from "../actions/read-result.js";
import { canPreview, previewJob } from "../actions/preview-job.js";
import { retryJob, unknownJob } from "../actions/retry-job.js";
import { retryJobs } from "../actions/retry-jobs.js";
import type { Actor, DataContext } from "../data-context.js";
import { searchPage, timesOf } from "../pages.js";
import { withCursor } from "../refusals.js";

/** Handlers of exports. */
export function jobHandlers<Principal extends Actor>(
  context: DataContext,
): Pick<
  Handlers<Principal>,
  | "listJobs"
  | "getJob"
  | "getJobPreview"
  | "getJobResult"
  | "getJobUpload"
  | "retryJob"
  | "retryJobs"
  | "cancelJob"
  | "createJob"
> {
  const { db } = context;
  const shown = async (id: string): Promise<JobRow> => {
    const row = await findJobRow(db, id);
    if (!row) throw unknownJob(id);
    return row;
  };
  return {
    listJobs: async ({ query: { status = [], workspace, connection, retried, q, ...query } }) => {
      const filter = { statuses: status, workspace, connection, retried, q, ...timesOf(query) };
      return { status: 200, body: await searchPage(listJobs(db, filter, pageOf(query)), q) };
    },
    getJob: async ({ path: { job: id } }) => {
      const found = await findJobDetails(db, id);
      if (!found) throw unknownJob(id);
      return { status: 200, body: detailsOf(found) };
    },
    getJobPreview: async ({ path: { job } }) => {
      return { status: 200, body: await previewJob(context, job), headers: PREVIEW_HEADERS };
    },
    getJobResult: async ({ path: { job } }) => {
      return { status: 200, ...(await downloadResult(context, job)) };
    },
    getJobUpload: async ({ path: { job } }) => {
      return { status: 200, ...(await downloadUpload(context, job)) };
    },
    retryJob: async ({ path: { job }, body, principal }) => {
      return { status: 201, body: await shown(await retryJob(context, principal, job, body)) };
    },
    retryJobs: async ({ body: { since, until, ...filter }, principal }) => {
      const wanted = { ...filter, ...timesOf({ since, until }) };
      return { status: 200, body: await withCursor(retryJobs(context, principal, wanted)) };
    },
    cancelJob: async ({ path: { job }, principal }) => {
      await cancelJob(context, principal, job);
      return { status: 200, body: await shown(job) };
    },
    createJob: async ({ body, headers, principal }) => {
      const upload = { ...body, idempotencyKey: headers["idempotency-key"] };
      return { status: 201, body: await shown(await createJob(context, principal, upload)) };
    },
  };
}

/**
 * A preview shows someone else's document, so it runs nothing, loads nothing, and is not a page of the console. It has
 * the console's origin, so that the console can find the places of warnings in it.
 */
const PREVIEW_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy":
    "sandbox allow-same-origin; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
} as const;

function pageOf({ limit, cursor }: { limit: number; cursor?: string | undefined }) {
  return { limit, cursor };
}

function detailsOf(found: JobDetailRow) {
  const { row, job, history, hasUpload } = found;
  const { options, document, warnings, warning_counts, output_documents, traceparent } = job;
  return {
    ...row,
    format: options.format,
    documentId: document.documentId,
    revisionId: document.revisionId,
    warnings: warnings.map(({ code, detail, pointer, count = null, near = null }) => {
      return { code, detail, pointer, count, near };
    }),
    warningCounts: warning_counts,
    outputs: output_documents,
    traceId: traceparent?.split("-")[1] ?? null,
    timeline: history.slice(-bounds.jobHistory.max).map(({ at, event, attempt, detail = null }) => {
      return { at: new Date(at).toISOString(), event, attempt, detail };
    }),
    failure: failureOf(job),
    can: {
      retry: job.status === "failed" && hasUpload,
      cancel: !hasEnded(job),
      preview: canPreview(found),
      result: canReadResult(job, row.destination.kind),
      upload: hasUpload,
    },
  };
}

function failureOf({ status, failure_cause: cause }: Job) {
  return status === "failed" && cause !== null ? { cause, ...failureCauses[cause] } : null;
}
