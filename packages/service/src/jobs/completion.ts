import { bounds } from "../bounds/bounds.js";
import { shorten, shortenValue } from "../bounds/shorten.js";
import type { Job, StoredOutputDocument } from "./job.js";
import type { JobChange } from "./job-lifecycle.js";
import { addWarnings, countWarnings, type JobWarnings } from "./job-warnings.js";

/** Result of a successful attempt. */
export interface Completion {
  readonly warnings: JobWarnings;
  /** Path of the result in its destination (decision `destination-reference`). */
  readonly reference: string;
  /** Addresses where people can view the result. */
  readonly links: readonly { readonly title: string; readonly url: string }[];
  /** Total size of the result and the images that were published with it. */
  readonly bytes: number;
  /** Anchors in the result, by the heading ids that links from other documents use; none by default. */
  readonly anchors?: Readonly<Record<string, string>>;
  /** True if the destination already had the complete result. */
  readonly isUnchanged?: boolean;
  /** True if the destination stores the result later. */
  readonly isPending?: boolean;
}

/** Returns the columns for ending a job as `done` (decisions `job-flags`, `job-output`). */
export function completeChange(
  job: Job,
  completion: Completion,
  { destination, now }: { readonly destination: string; readonly now: Date },
): JobChange {
  const warnings = addWarnings(job, completion.warnings);
  return {
    upload_id: null,
    ended_at: now,
    ...warnings,
    has_warnings: countWarnings(warnings) > 0,
    summary: exportedSummary(destination, completion, warnings),
    output_documents: [outputDocument(job, completion, destination)],
  };
}

/** Describes where the result is: by its links, or else by its title, which is then the path in the destination. */
function outputDocument(
  { document }: Job,
  { reference, links }: Completion,
  destination: string,
): StoredOutputDocument {
  const path = shorten(reference, bounds.outputTitle.max);
  const { max } = bounds.linkDescription;
  const description = shortenValue(reference, max, (short) => `${short} in ${destination}`);
  return {
    title: links.length > 0 && document.title !== "" ? document.title : path,
    links: links.map(({ title, url }) => ({ title: title || path, description, url })),
  };
}

const ACCEPTED = " It has accepted the result, and stores it later (202).";

/** Summarizes where the result is, how many warnings there are, and their codes (decision `job-flags`). */
function exportedSummary(
  destination: string,
  { reference, isUnchanged = false, isPending = false }: Completion,
  warnings: JobWarnings,
): string {
  const total = countWarnings(warnings);
  const count = total === 1 ? "1 warning" : `${total} warnings`;
  const codes = Object.keys(warnings.warning_counts).join(", ");
  const end = total === 0 ? "" : ` with ${count} (${codes})`;
  return shortenValue(reference, bounds.summary.max, (short) =>
    isUnchanged
      ? `Exported to ${destination}, which had \`${short}\` as it is already${end}.`
      : `Exported to ${destination} as \`${short}\`${end}.${isPending ? ACCEPTED : ""}`,
  );
}
