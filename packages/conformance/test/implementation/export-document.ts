import { randomUUID } from "node:crypto";
import type { Fault } from "./fault.js";
import type { ReceivedPart } from "./read-multipart.js";
import { Refusal, type Reply } from "./reply.js";
import type { Workspace } from "./workspace.js";

/** Takes an export request; the job ends a moment later. */
export function exportDocument(
  workspace: Workspace,
  parts: ReadonlyMap<string, ReceivedPart>,
  faults: ReadonlySet<Fault>,
): Reply & { readonly body: Record<string, unknown> } {
  const file = readJson(parts.get("file"), faults.has("missing-file-taken"));
  const destinationId = readDestination(parts.get("options"), workspace, faults);
  const known = workspace.connections.find(({ id }) => id === destinationId);
  const isLenient = faults.has("unknown-connection-taken");
  const destination = known ?? (isLenient ? workspace.connections[1] : undefined);
  if (!destination) throw new Refusal(422, "No such connection.");
  const job: Record<string, unknown> = {
    id: faults.has("job-id-no-uuid") ? `job-${workspace.jobs.size}` : randomUUID(),
    status: faults.has("unknown-status") ? "waiting" : "queued",
    type: "hosted-doc-export",
    summary: faults.has("null-member") ? null : "Waits to be processed.",
    queuedAt: new Date().toISOString(),
    hasErrors: false,
    hasWarnings: false,
    outputDocuments: [],
  };
  workspace.jobs.set(String(job["id"]), job);
  if (!faults.has("job-never-ends"))
    setImmediate(() => endJob({ workspace, job, file, destination }, faults));
  return { status: 202, body: job };
}

interface Work {
  readonly workspace: Workspace;
  readonly job: Record<string, unknown>;
  readonly file: Record<string, unknown>;
  readonly destination: { id: number; name: string };
}

function endJob({ workspace, job, file, destination }: Work, faults: ReadonlySet<Fault>): void {
  const hasFailed = faults.has("failed-without-errors");
  Object.assign(job, {
    ...(!faults.has("unknown-status") && { status: hasFailed ? "failed" : "done" }),
    summary: faults.has("null-member") ? null : "Ended.",
    outputDocuments: [{ title: file["title"], links: [] }],
  });
  if (hasFailed || faults.has("record-missing")) return;
  const record = {
    sourceConnection: workspace.connections[0],
    sourceDocumentTitle: faults.has("title-lost") ? "" : (file["title"] ?? ""),
    sourceDocumentReference: file["documentId"] ?? "",
    sourceDocumentVersion: file["revisionId"] ?? "",
    sourceDocumentKind: "google-docs",
    destinationConnection: faults.has("record-of-another-destination")
      ? workspace.connections[0]
      : destination,
    destinationReference: `reports/${String(job["id"])}.md`,
    exportedAt: faults.has("exported-at-no-date") ? "yesterday" : new Date().toISOString(),
  };
  if (faults.has("record-comes-late")) workspace.late.push({ record, reads: 6 });
  else workspace.records.push(record);
}

function readDestination(
  part: ReceivedPart | undefined,
  workspace: Workspace,
  faults: ReadonlySet<Fault>,
): unknown {
  if (part && part.type === undefined && faults.has("untyped-options-refused"))
    throw new Refusal(415, "options must be application/json.");
  if (part?.filename !== undefined && faults.has("named-options-refused"))
    throw new Refusal(400, "options is a file.");
  if (!part && faults.has("missing-options-taken")) return workspace.connections[1]?.id;
  if (faults.has("crashes-on-broken-options")) return JSON.parse(part?.content ?? "").destination;
  const options = readJson(part, false);
  if (Number.isInteger(options["destination"])) return options["destination"];
  throw new Refusal(400, "options lacks a destination.");
}

function readJson(part: ReceivedPart | undefined, isOptional: boolean): Record<string, unknown> {
  if (!part && isOptional) return {};
  try {
    const value: unknown = JSON.parse(part?.content ?? "");
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    throw new Refusal(400, "A part is missing or no JSON.");
  }
  throw new Refusal(400, "A part is no object.");
}
