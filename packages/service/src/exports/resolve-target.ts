import { outputFormats, type DocumentProperties, type Format } from "@document-export/convert";
import { ProblemError, type schemas } from "@document-export/server-stub";
import {
  deriveTarget,
  invalidTargetReason,
  isDeceptive,
  portableTarget,
} from "../destinations/target.js";
import type { StoredWarning } from "../jobs/job.js";
import { violation } from "./resolve-export.js";

/** Where a result goes, and warnings where that is not what the request names. */
export interface ResolvedTarget {
  readonly target: string;
  readonly warnings: readonly StoredWarning[];
}

/**
 * Where the result goes; fixed now, so that every attempt means the same place (decision `destination-reference`).
 * A reference that leads elsewhere is refused; a name that not every file system holds is changed, with a warning.
 */
export function resolveTarget(
  { destinationReference: reference }: schemas.ExportOptions,
  { title }: DocumentProperties,
  job: string,
  format: Format,
): ResolvedTarget {
  const parts = { title, job, extension: outputFormats[format].extension };
  // As it was sent: with an extension, an empty name would begin with a dot.
  if (reference !== undefined) assertTarget(reference);
  const portable = reference === undefined ? undefined : portableTarget(reference);
  const target = deriveTarget({ ...parts, reference: portable });
  assertTarget(target);
  const isRenamed = portable === undefined ? isDeceptive(title) : portable !== reference;
  return { target, warnings: isRenamed ? [renamed(target, reference)] : [] };
}

function assertTarget(target: string): void {
  const fault = invalidTargetReason(target);
  if (fault === undefined) return;
  throw new ProblemError({
    type: "refused",
    detail: `The destination reference ${fault}.`,
    errors: [
      violation(
        "/options/destinationReference",
        `Expected a relative path such as \`reports/q3.md\`; this one ${fault}.`,
      ),
    ],
  });
}

function renamed(target: string, reference: string | undefined): StoredWarning {
  const origin = reference === undefined ? "The title" : "`destinationReference`";
  return {
    code: "target-renamed",
    detail: `${origin} contains names or characters that are not portable; the result is stored as \`${target}\`.`,
    pointer: null,
  };
}
