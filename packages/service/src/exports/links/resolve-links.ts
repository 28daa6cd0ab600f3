import { posix } from "node:path";
import type { Kysely } from "kysely";
import type { Destination } from "../../destinations/destination.js";
import { destinationDefaults } from "../../destinations/kinds.js";
import type { StoredWarning } from "../../jobs/job.js";
import type { Database } from "../../storage/database.js";
import type { ClaimedJob } from "../../storage/jobs/claim-jobs.js";
import type { LinkTarget, LinkTargets } from "../../conversion/convert-message.js";
import { findLinkedResults, type LinkedResult } from "../../storage/jobs/linked-results.js";

/** Results of the documents that a document links to. */
export interface ResolvedLinks {
  readonly targets: LinkTargets;
  /** Connections by document id, for each document whose result is only at another destination. */
  readonly elsewhere: ReadonlyMap<string, string>;
}

const NO_LINKS: ResolvedLinks = { targets: {}, elsewhere: new Map() };

/**
 * Finds the results of the documents that a job's document links to, with one query in its workspace. Prefers a result
 * at the same destination; without one, the link points to the address of a result elsewhere.
 */
export async function resolveLinks(
  db: Kysely<Database>,
  { job, destination: connection }: ClaimedJob,
  { keepsFiles }: Pick<Destination, "keepsFiles">,
): Promise<ResolvedLinks> {
  const { linkedDocuments: documents = [], format } = job.options;
  if (documents.length === 0) return NO_LINKS;
  if (destinationDefaults(connection).documentLinks === "keep") return NO_LINKS;
  const search = { workspace: job.workspace_id, destination: connection.id, documents };
  const results = await findLinkedResults(db, search);
  const targets: Record<string, LinkTarget> = {};
  const elsewhere = new Map<string, string>();
  // A book cannot link to files next to it.
  const isRelative = keepsFiles && format !== "epub";
  for (const result of [...results].sort(
    (one, other) => Number(other.isHere) - Number(one.isHere),
  )) {
    if (Object.hasOwn(targets, result.document)) continue;
    const isFile = isRelative && result.isHere;
    const url = isFile ? relativeUrl(job.target, result) : result.url;
    if (url === null) continue;
    // How another site generates anchors for headings is not known.
    targets[result.document] = { url, anchors: isFile ? result.anchors : {} };
    if (!result.isHere) elsewhere.set(result.document, result.connection);
  }
  return { targets, elsewhere };
}

/** Returns the relative URL from one file of a destination to another. */
function relativeUrl(from: string, { reference }: LinkedResult): string {
  const path = posix.relative(posix.dirname(from), reference);
  return path.split("/").map(encodeURIComponent).join("/");
}

/** Returns a warning for each linked document whose result is at another destination. */
export function linkWarnings(
  { elsewhere }: ResolvedLinks,
  linked: readonly string[],
): readonly StoredWarning[] {
  return linked.flatMap((document): StoredWarning[] => {
    const connection = elsewhere.get(document);
    if (connection === undefined) return [];
    const detail = `A link to the document \`${document}\` leads to its result at \`${connection}\`, since this destination has none.`;
    return [{ code: "document-link-resolved-elsewhere", detail, pointer: null }];
  });
}
