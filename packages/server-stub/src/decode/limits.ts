import type { BodyContent } from "../contract/operation.js";

/** How much a request may hold (decision `limits`); sizes in bytes. */
export interface Limits {
  /** One file part. */
  readonly file: number;
  /** One part that is not a file. */
  readonly field: number;
  /** A body that is not multipart. */
  readonly body: number;
  /** Number of parts. */
  readonly parts: number;
  /** The header of one part. */
  readonly partHeader: number;
}

const KiB = 1024;
const MiB = 1024 * KiB;

/** The limits that hold where the operator sets none. */
export const DEFAULT_LIMITS = {
  file: 32 * MiB,
  field: 64 * KiB,
  body: MiB,
  parts: 32,
  partHeader: 8 * KiB,
} as const satisfies Limits;

/**
 * The limits that are given, the defaults for the rest; one given as undefined is not given.
 * Throws a TypeError for a limit that is not a number: comparisons with it would let everything through.
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

/** The most bytes that a body of a kind may have, whatever is in it. */
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
