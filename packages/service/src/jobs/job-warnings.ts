import type { ConversionWarning } from "@document-export/convert";
import { bounds } from "../bounds/bounds.js";
import { shorten, shortPointer } from "../bounds/shorten.js";
import type { Job, StoredWarning } from "./job.js";
import { storableText } from "../bounds/storable.js";

/**
 * Warnings of a job: the first ones with their positions, and the number of warnings by code (decision
 * `event-payload`).
 */
export type JobWarnings = Pick<Job, "warnings" | "warning_counts">;

/** An empty set of warnings. */
export const noWarnings: JobWarnings = { warnings: [], warning_counts: {} };

/** Converts warnings of the service, all of which are listed. */
export function listedWarnings(warnings: readonly StoredWarning[]): JobWarnings {
  const bounded = warnings.map((warning) => ({
    ...warning,
    detail: shorten(warning.detail, bounds.warningDetail.max),
  }));
  return { warnings: bounded, warning_counts: countByCode(warnings) };
}

/** Converts the warnings of a conversion to the stored form. */
export function conversionWarnings(
  warnings: readonly ConversionWarning[],
  warning_counts: Readonly<Record<string, number>>,
): JobWarnings {
  return { warnings: warnings.map(storedWarning), warning_counts };
}

/** Adds warnings to those of a job. Stores the first ones up to the limits, and counts all. */
export function addWarnings(before: JobWarnings, added: JobWarnings): JobWarnings {
  const warning_counts = { ...before.warning_counts };
  for (const [code, count] of Object.entries(added.warning_counts))
    warning_counts[code] = (warning_counts[code] ?? 0) + count;
  return { warnings: withinBounds([...before.warnings, ...added.warnings]), warning_counts };
}

/** Returns the total number of warnings, including those that are counted but not stored. */
export function countWarnings({ warning_counts }: Pick<JobWarnings, "warning_counts">): number {
  return Object.values(warning_counts).reduce((sum, count) => sum + count, 0);
}

function withinBounds(warnings: readonly StoredWarning[]): readonly StoredWarning[] {
  const stored: StoredWarning[] = [];
  const ofCodes: Record<string, number> = {};
  let bytes = 0;
  for (const warning of warnings) {
    const ofCode = (ofCodes[warning.code] ?? 0) + 1;
    if (ofCode > bounds.warningsOfCode.max) continue;
    bytes += Buffer.byteLength(JSON.stringify(warning)) + 1;
    if (stored.length >= bounds.warnings.max || bytes > bounds.warningBytes.max) return stored;
    ofCodes[warning.code] = ofCode;
    stored.push(warning);
  }
  return stored;
}

function countByCode(warnings: readonly StoredWarning[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { code } of warnings) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

function storedWarning(warning: ConversionWarning): StoredWarning {
  const { code, count } = warning;
  const detail = shorten(storableText(warning.detail), bounds.warningDetail.max);
  const pointer = shortPointer(storableText(warning.pointer));
  const near = shorten(storableText(warning.excerpt), bounds.warningNear.max);
  return { code, detail, pointer, ...(count !== undefined && { count }), ...(near && { near }) };
}
