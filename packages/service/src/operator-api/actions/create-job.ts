import type { UploadedFile } from "@document-export/operator/server";
import { acceptExport } from "../../exports/accept-export.js";
import { createFindDestination } from "../../exports/resolve-export.js";
import { recordChange } from "../../audit/audit-log.js";
import type { Actor, DataContext } from "../data-context.js";
import { refused } from "../refusals.js";
import { requireConnection } from "./require.js";

/** Input for exporting a document as an operator. */
export interface OperatorUpload {
  readonly file: UploadedFile;
  readonly destination: number;
  readonly format?: string | undefined;
  /** Id of the source connection; the first source of the workspace by default. */
  readonly source?: number | undefined;
  /** Idempotency key. A repeated request with the same key returns the same job. */
  readonly idempotencyKey?: string | undefined;
}

/** Token id for operator requests and their idempotency keys: no caller token has this id. */
const OPERATOR_TOKEN = 0;

/**
 * Exports a document with the same checks and limits as for a caller of the destination's workspace. Returns the id of
 * the job.
 *
 * @throws {ProblemError} for everything that an export request of a caller is refused for.
 */
export async function createJob(
  context: DataContext,
  { name: actor }: Actor,
  { file, destination, format, source, idempotencyKey }: OperatorUpload,
): Promise<string> {
  const { db } = context;
  const { workspace_id: workspace } = await requireConnection(db, destination, "destination");
  const principal = {
    token: OPERATOR_TOKEN,
    workspace,
    source: await sourceOf(context, workspace, source),
    limits: {},
    records: () => Promise.reject(new Error("An export reads no records.")),
  };
  const options = {
    destination,
    ...(format !== undefined && { conversion: { destination: format } }),
  };
  const accepting = { ...context, findDestination: createFindDestination(db) };
  const job = await acceptExport(accepting, {
    principal,
    file,
    options,
    idempotencyKey,
    content: { destination, format, source },
    alongside: (trx, { id }) => {
      const details = { workspace, destination };
      return recordChange(trx, { actor, action: "job.create", subject: `job ${id}`, details });
    },
  });
  return job.id;
}

async function sourceOf(
  { db }: DataContext,
  workspace: number,
  source: number | undefined,
): Promise<number> {
  if (source !== undefined) {
    const found = await requireConnection(db, source, "source");
    if (found.workspace_id === workspace) return source;
    throw refused(
      `The connections ${source} and the destination belong to different workspaces (${found.workspace_id} and ${workspace}).`,
    );
  }
  const first = await db
    .selectFrom("connections")
    .select("id")
    .where("workspace_id", "=", workspace)
    .where("role", "=", "source")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  if (first) return first.id;
  throw refused(`The workspace ${workspace} has no source connection. Add one first.`);
}
