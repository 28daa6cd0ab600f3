/** How much a request may hold (decision `limits`); sizes in bytes. */
export interface Limits {
  /** One file part. */
  readonly file: number;
  /** One part that is no file. */
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
export const defaultLimits = {
  file: 32 * MiB,
  field: 64 * KiB,
  body: MiB,
  parts: 32,
  partHeader: 8 * KiB,
} as const satisfies Limits;
