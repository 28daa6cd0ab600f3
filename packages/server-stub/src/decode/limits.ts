import type { BodyContent } from "../contract/operation.js";

/** Size limits of a request (decision `limits`), in bytes. */
export interface Limits {
  /** Size of a file part. */
  readonly file: number;
  /** Size of a part that is not a file. */
  readonly field: number;
  /** Size of a body that is not multipart. */
  readonly body: number;
  /** Number of parts. */
  readonly parts: number;
  /** Size of the header of a part. */
  readonly partHeader: number;
}

const KiB = 1024;
const MiB = 1024 * KiB;

/** The limits for settings that the operator does not set. */
export const DEFAULT_LIMITS = {
  file: 32 * MiB,
  field: 64 * KiB,
  body: MiB,
  parts: 32,
  partHeader: 8 * KiB,
} as const satisfies Limits;

/**
 * Merges the given limits with the defaults; undefined limits are ignored. Throws a TypeError for a limit that is not a
 * number: comparisons with it would always pass.
 */
export function resolveLimits(given: Partial<Limits> = {}): Limits {
  const set = Object.entries(given).filter(([, limit]) => limit !== undefined);
  for (const [name, limit] of set)
    if (!(typeof limit === "number" && limit >= 0))
      throw new TypeError(
        `createServer: expected the limit \`${name}\` to be a number from 0, got \`${String(limit)}\`.`,
      );
  return { ...DEFAULT_LIMITS, ...Object.fromEntries(set) };
}

/** Returns the maximum size of a kind of body in bytes, whatever its content. */
export function bodyLimit(kind: BodyContent["kind"], limits: Limits): number {
  switch (kind) {
    case "multipart":
      return limits.file + limits.parts * (limits.field + limits.partHeader);
    case "binary":
      return limits.file;
    case "form":
    case "json":
    case "text":
      return limits.body;
  }
}
