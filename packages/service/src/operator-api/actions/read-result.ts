import { ProblemError } from "@document-export/operator/server";
import { kinds, openResultReader } from "../../destinations/kinds.js";
import type { Job } from "../../jobs/job.js";
import { findConnections } from "../../storage/statements/connections.js";
import { findClaimant } from "../../storage/statements/erasure.js";
import type { DataContext } from "../data-context.js";
import { notFound } from "../refusals.js";

/** A result that was read back from its destination. */
export interface StoredResult {
  readonly bytes: Uint8Array;
  /** Path of the result in the destination. */
  readonly reference: string;
}

/** Returns true if the result of a job can be read back from a destination of this kind. */
export function canReadResult({ status }: Job, kind: string): boolean {
  return status === "done" && kinds.get(kind)?.read !== undefined;
}

/**
 * Reads the result of a job back from its destination, at most `max` bytes.
 *
 * @throws {ProblemError} 404 if the result no longer exists, 503 if the destination does not return it.
 */
export async function readResult(
  context: DataContext,
  job: Job,
  max: number,
): Promise<StoredResult> {
  const reference = await findReference(context, job);
  const { workspace_id: workspace, destination_connection_id: id } = job;
  const [connection] = await findConnections(context.db, workspace, [id]);
  if (reference === undefined || !connection || !canReadResult(job, connection.kind))
    throw notFound(`The result of the job \`${job.id}\` cannot be read back.`);
  const claimant = await findClaimant(context.db, { connection: id, reference });
  if (claimant !== job.id)
    throw notFound(`The result of the job \`${job.id}\` was replaced by another export.`);
  const read = openResultReader(connection, context.destinations);
  const bytes = await read?.(reference, max).catch(unreadable);
  if (!bytes) throw notFound(`\`${reference}\` is no longer in its destination.`);
  return { bytes, reference };
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
  const detail = `The destination does not return the result: ${reason}`;
  throw new ProblemError({ type: "unavailable", detail, cause });
}
