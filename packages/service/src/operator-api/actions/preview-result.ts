import { ProblemError } from "@document-export/operator/server";
import { kinds, openResultReader } from "../../destinations/kinds.js";
import type { Job } from "../../jobs/job.js";
import { findConnections } from "../../storage/statements/connections.js";
import { findClaimant } from "../../storage/statements/erasure.js";
import type { DataContext } from "../data-context.js";
import { notFound } from "../refusals.js";

/** In bytes: of a result that is read back whole, and of a page. */
export const MAX_PREVIEW_BYTES = 8 * 1024 * 1024;

/** Whether the result of a job can be read back and shown: where it is, and in which format. */
export function canReadBack({ status, options }: Job, kind: string): boolean {
  return status === "done" && options.format !== "docx" && kinds.get(kind)?.read !== undefined;
}

/**
 * The result of a job, from its destination, as a page of HTML.
 *
 * @throws {ProblemError} 404 where there is none any more, 503 where the destination does not give it.
 */
export async function previewResult(context: DataContext, job: Job): Promise<string> {
  const reference = await findReference(context, job);
  const { workspace_id: workspace, destination_connection_id: id } = job;
  const [connection] = await findConnections(context.db, workspace, [id]);
  if (reference === undefined || !connection || !canReadBack(job, connection.kind))
    throw notFound(`The job \`${job.id}\` has no preview: its result cannot be read back.`);
  const claimant = await findClaimant(context.db, { connection: id, reference });
  if (claimant !== job.id)
    throw notFound(`The result of the job \`${job.id}\` was replaced by another export.`);
  const read = openResultReader(connection, context.destinations);
  const bytes = await read?.(reference, MAX_PREVIEW_BYTES).catch(unreadable);
  if (!bytes) throw notFound(`\`${reference}\` is not in its destination any more.`);
  const text = Buffer.from(bytes).toString();
  return job.options.format === "html" ? text : pageOf(text);
}

async function findReference({ db }: DataContext, job: Job): Promise<string | undefined> {
  const record = await db
    .selectFrom("document_exports")
    .select("destination_reference as reference")
    .where("job_id", "=", job.id)
    .executeTakeFirst();
  return record?.reference;
}

function unreadable(cause: unknown): never {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const detail = `The destination does not give the result back: ${reason}`;
  throw new ProblemError({ type: "unavailable", detail, cause });
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** A text as it is. */
function pageOf(text: string): string {
  const escaped = text.replaceAll(/[&<>]/g, (character) => ENTITIES[character] ?? character);
  const style = "body { font: 14px/1.5 monospace; margin: 1rem; white-space: pre-wrap; }";
  return `<!doctype html><html><head><meta charset="utf-8"><meta name="color-scheme" content="light"><style>${style}</style></head><body>${escaped}</body></html>`;
}
