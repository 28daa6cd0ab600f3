import type { DocumentExport, EventType } from "@document-export/types";
import { connectionOf, sourceConnection, type TestJob, type TestState } from "./test-state.js";

/** An event without its timestamp (decision `event-payload`). */
export interface JobEvent {
  readonly type: EventType;
  readonly data: object;
}

/** Moves a job to its next state and returns the resulting events; none if the job has finished. */
export function advanceJob(state: TestState, test: TestJob): readonly JobEvent[] {
  const status = test.pendingStates.shift();
  if (status === undefined) return [];
  const before = test.entered;
  test.entered = status;
  test.job = {
    ...test.job,
    status,
    hasErrors: status === "failed",
    summary: `The job is ${status}.`,
  };
  if (before === status) return [];
  const { job } = test;
  const entered = {
    type: `job.${status}`,
    data: { job, attempt: 1, warnings: [], warningCounts: {} },
  };
  if (status !== "done") return [entered];
  const documentExport = recordOf(state, test);
  state.documentExports.push(documentExport);
  return [entered, { type: "document-export.created", data: { job, documentExport } }];
}

function recordOf(state: TestState, { job, options, file }: TestJob): DocumentExport {
  const { title = "", documentId = "", revisionId = "" } = membersOf(file);
  return {
    sourceConnection: sourceConnection(state),
    sourceDocumentTitle: title,
    sourceDocumentReference: documentId,
    sourceDocumentVersion: revisionId,
    sourceDocumentKind: "google-docs",
    destinationConnection: connectionOf(state, options.destination),
    destinationReference: options.destinationReference ?? job.id,
    exportedAt: new Date().toISOString(),
  };
}

/** Returns the members of the document that are strings (decision `source-document-fields`). */
function membersOf(file: string): Readonly<Record<string, string | undefined>> {
  const document: unknown = JSON.parse(file);
  const texts = Object.entries(Object(document)).filter(([, value]) => typeof value === "string");
  return Object.fromEntries(texts) as Record<string, string>;
}
