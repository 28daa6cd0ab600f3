import type { Client, ExportRequest } from "@document-export/client";
import { waitForJob } from "@document-export/client/wait";
import type { Job } from "@document-export/types";
import type { Document } from "../documents/document.js";
import type { ExportOutcome } from "./export-outcome.js";
import type { ExportView } from "./export-view.js";

/** What is the same for every document. */
export interface ExportPlan {
  readonly client: Client;
  readonly request: Pick<ExportRequest, "idempotencyKey" | "options"> &
    Required<Pick<ExportRequest, "signal">>;
  /** Seconds to wait for the end of a job; undefined to be content with its acceptance. */
  readonly waitSeconds: number | undefined;
}

/** Exports one document, and tells how far it is. Never rejects: a failure is an outcome. */
export async function exportDocument(
  { client, request, waitSeconds }: ExportPlan,
  { path, size, source: file }: Document,
  onView: (view: ExportView) => void,
): Promise<ExportOutcome> {
  let view: ExportView = { path, size, sentBytes: 0, status: undefined };
  const tell = (change: Partial<ExportView>) => onView((view = { ...view, ...change }));
  const upload: ExportRequest = {
    ...request,
    file,
    // The parts around the document are sent too; a repeat, by which a job is watched, begins anew.
    onProgress: ({ sentBytes }) => tell({ sentBytes: Math.min(sentBytes, size) }),
  };
  const onState = ({ status }: Job) => tell({ status });
  tell({});
  try {
    const job =
      waitSeconds === undefined
        ? await client.exportHostedDocument(upload)
        : await waitForJob(client, { ...upload, deadlineMs: waitSeconds * 1000 }, { onState });
    return { path, job };
  } catch (error) {
    return { path, error };
  }
}
