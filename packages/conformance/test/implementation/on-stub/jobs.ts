import { setTimeout as after } from "node:timers/promises";
import { ProblemError, type schemas } from "@document-export/server-stub";
import type { Behaviour } from "./behaviour.js";
import type { Deliveries } from "./deliveries.js";
import { connectionsOf, type Workspace } from "./workspace.js";

/** A job, the request that created it, and a promise that resolves when it ends. */
export interface StoredJob {
  shown: schemas.Job;
  readonly first: schemas.Job;
  readonly ended: Promise<void>;
}

/** Input of an export. */
export interface Work {
  readonly workspace: Workspace;
  readonly document: Record<string, unknown>;
  readonly options: schemas.ExportOptions;
}

interface Engine {
  readonly behaviour: Behaviour;
  readonly deliveries: Deliveries;
  jobs: number;
}

/** Starts a job that ends a moment later. Throws a ProblemError if its destination is unknown. */
export function startJob(engine: Engine, work: Work): StoredJob {
  const { workspace, options } = work;
  const destination = connectionsOf(workspace).find(({ id }) => id === options.destination);
  if (!destination || destination === workspace.source)
    throw new ProblemError({
      type: "unknown-connection",
      detail: "The destination does not exist in this workspace.",
      errors: [
        {
          in: "body",
          pointer: "/options/destination",
          keyword: "exists",
          detail: "Expected the id of a destination connection.",
        },
      ],
    });
  engine.jobs += 1;
  const shown: schemas.Job = {
    id: engine.behaviour.jobId(engine.jobs),
    status: "queued",
    type: "hosted-doc-export",
    summary: "Waits to be processed.",
    queuedAt: new Date().toISOString(),
    hasErrors: false,
    hasWarnings: false,
    outputDocuments: [],
  };
  const job = { shown, first: shown, ended: Promise.resolve() };
  notify(engine, work, { job, destination: destination.id });
  return Object.assign(job, { ended: run(engine, work, { job, destination }) });
}

async function run(
  engine: Engine,
  work: Work,
  { job, destination }: { job: StoredJob; destination: schemas.ConnectionReference },
): Promise<void> {
  const { steps, stepMs, overwrites } = engine.behaviour;
  const asked = work.options.destinationReference ?? `untitled-${job.shown.id}.md`;
  const reference = asked.replaceAll(/[<>:"|?*]/g, "_");
  const target = `${destination.id} ${reference}`;
  const isTaken = work.workspace.written.has(target) && !overwrites;
  work.workspace.written.add(target);
  for (const status of steps(isTaken ? "failed" : "done")) {
    await after(stepMs);
    const change = changeTo(status, { work, reference, isRenamed: reference !== asked });
    job.shown = { ...job.shown, ...change, status };
    const isEnd = status === "done" || (status === "failed" && engine.behaviour.recordsFailedJobs);
    const records = isEnd ? record(engine, work, { job, destination, reference }) : [];
    notify(engine, work, { job, destination: destination.id });
    for (const documentExport of records)
      notify(engine, work, { job, destination: destination.id, documentExport });
  }
}

function changeTo(
  status: schemas.JobStatus,
  { work, reference, isRenamed }: { work: Work; reference: string; isRenamed: boolean },
): Partial<schemas.Job> {
  if (status === "failed")
    return { hasErrors: true, summary: "Failed: the target belongs to another job." };
  if (status !== "done") return { summary: "Is being processed." };
  const link = { title: "Open", description: "The result", url: reference };
  return {
    hasWarnings: isRenamed,
    summary: isRenamed ? "Exported with 1 warning (target-renamed)." : "Exported.",
    outputDocuments: [{ title: textOf(work.document["title"]), links: [link] }],
  };
}

function record(
  { behaviour }: Engine,
  { workspace, document }: Work,
  made: { job: StoredJob; destination: schemas.ConnectionReference; reference: string },
): readonly schemas.DocumentExport[] {
  const documentExport = {
    sourceConnection: workspace.source,
    sourceDocumentTitle: textOf(document["title"]),
    sourceDocumentReference: textOf(document["documentId"]),
    sourceDocumentVersion: textOf(document["revisionId"]),
    sourceDocumentKind: "google-docs",
    destinationConnection: made.destination,
    destinationReference: made.reference,
    exportedAt: new Date().toISOString(),
  };
  const records = behaviour.recordsOf(documentExport, made.job.shown);
  if (behaviour.recordDelayMs === 0) workspace.records.push(...records);
  else
    void after(behaviour.recordDelayMs, undefined, { ref: false }).then(() =>
      workspace.records.push(...records),
    );
  return records;
}

function notify(
  { behaviour, deliveries }: Engine,
  { workspace, options }: Work,
  news: { job: StoredJob; destination: number; documentExport?: schemas.DocumentExport },
): void {
  const { documentExport, destination } = news;
  const job = behaviour.viewJob(news.job.shown, "event", news.job.first);
  const warnings = job.hasWarnings
    ? [{ code: "target-renamed", detail: "The target was renamed.", pointer: null }]
    : [];
  const warningCounts = job.hasWarnings ? { "target-renamed": 1 } : {};
  const details = documentExport ? { documentExport } : { attempt: 1, warnings, warningCounts };
  deliveries.publish({
    event: {
      type: documentExport ? "document-export.created" : `job.${job.status}`,
      timestamp: new Date().toISOString(),
      data: { job, ...details },
    },
    workspace,
    source: workspace.source.id,
    destination,
    urls: options.webhooks ?? [],
  });
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
