import { posix } from "node:path";
import type { Kysely } from "kysely";
import type { Destination } from "../../destinations/destination.js";
import { destinationDefaults } from "../../destinations/kinds.js";
import type { StoredWarning } from "../../jobs/job.js";
import type { Database } from "../../storage/database.js";
import type { ClaimedJob } from "../../storage/jobs/claim-jobs.js";
import type { LinkTarget, LinkTargets } from "../../conversion/convert-message.js";
import { findLinkedResults, type LinkedResult } from "../../storage/jobs/linked-results.js";

/** Where the results of the documents are that a document links to. */
export interface ResolvedLinks {
  readonly targets: LinkTargets;
  /** The connection that has the result, by the id of each document that this destination has no result of. */
  readonly elsewhere: ReadonlyMap<string, string>;
}

const NO_LINKS: ResolvedLinks = { targets: {}, elsewhere: new Map() };

/**
 * Finds the results of the documents that the document of a job links to, by one query in its workspace. A result at the
 * same destination comes first; without one, the link leads to the address of a result elsewhere.
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
  // A book contains no links to files beside it.
  const isRelative = keepsFiles && format !== "epub";
  for (const result of [...results].sort(
    (one, other) => Number(other.isHere) - Number(one.isHere),
  )) {
    if (Object.hasOwn(targets, result.document)) continue;
    const isFile = isRelative && result.isHere;
    const url = isFile ? relativeUrl(job.target, result) : result.url;
    if (url === null) continue;
    // What a site makes of a heading is its own affair.
    targets[result.document] = { url, anchors: isFile ? result.anchors : {} };
    if (!result.isHere) elsewhere.set(result.document, result.connection);
  }
  return { targets, elsewhere };
}

/** From one file of a destination to another. */
function relativeUrl(from: string, { reference }: LinkedResult): string {
  const path = posix.relative(posix.dirname(from), reference);
  return path.split("/").map(encodeURIComponent).join("/");
}

/** A warning for each document that a link leads elsewhere for, of those that the result links to. */
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
