import { sizeOf } from "../sizes.ts";
import type { Check } from "./check.ts";

/** Allowed growth of a package relative to its last accepted size. */
const MAX_GROWTH = 0.1;
/** Allowed growth of small packages, for which a share would be too strict. */
const MIN_GROWTH_BYTES = 4 * 1024;

/** Checks that no package grows unnoticed before it is published. */
export const sizeCheck: Check = {
  name: "size",
  about: `no package is more than ${MAX_GROWTH * 100} % larger than the last accepted one`,
  faults: (tarball, { sizes }) => {
    const accepted = sizes[tarball.folder];
    if (!accepted) return [`expected an accepted size of ${tarball.folder}, got none; ${ACCEPT}`];
    const size = sizeOf(tarball);
    return (["packed", "unpacked"] as const)
      .filter(
        (kind) =>
          size[kind] > accepted[kind] + Math.max(accepted[kind] * MAX_GROWTH, MIN_GROWTH_BYTES),
      )
      .map(
        (kind) =>
          `expected about ${kilobytes(accepted[kind])} ${kind}, got ${kilobytes(size[kind])}; ${ACCEPT}`,
      );
  },
};

const ACCEPT = "`pnpm release:dry --accept-sizes` accepts it";

/** Formats bytes for readers. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(bytes < 102_400 ? 1 : 0)} kB`;
}
