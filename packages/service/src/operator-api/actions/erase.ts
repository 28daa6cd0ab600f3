import {
  eraseDocuments,
  ExportsUnderWayError,
  planErasure,
  type ErasureReport,
} from "../../erasure/erase-documents.js";
import type { Actor, DataContext } from "../data-context.js";
import { conflict, refused } from "../refusals.js";
import { requireWorkspace } from "./require.js";

/** Input for erasing documents. */
export interface ErasureRequest {
  readonly workspace: number;
  readonly document?: string | undefined;
  readonly all?: boolean | undefined;
  readonly dryRun?: boolean | undefined;
}

/**
 * Erases a document, or all documents of a workspace; with `dryRun`, only reports what would be erased.
 *
 * @throws {ProblemError} 422 unless the request names either a document or `all`, and an existing workspace; 409 if an
 * export is in progress.
 */
export async function erase(
  { db, destinations }: DataContext,
  { name: actor }: Actor,
  { workspace, document, all = false, dryRun = false }: ErasureRequest,
): Promise<ErasureReport> {
  if ((document === undefined) !== all)
    throw refused("Expected either `document`, or `all: true` for the whole workspace.");
  await requireWorkspace(db, workspace);
  const scope = { workspace, document };
  if (dryRun) return { ...(await planErasure(db, scope)), messages: 0, results: 0, kept: [] };
  try {
    return await eraseDocuments({ db, ...destinations, actor }, scope);
  } catch (error) {
    if (error instanceof ExportsUnderWayError) throw conflict(error.message);
    throw error;
  }
}
