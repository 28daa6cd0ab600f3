import type { Absent } from "./absent.js";
import type { HostedDimension } from "./hosted-style.js";

/** A length in points, rounded to two decimals; 0 without a magnitude, undefined if absent. */
export function readPoints(dimension: Absent<HostedDimension>): number | undefined {
  if (typeof dimension !== "object" || dimension === null) return undefined;
  const { magnitude } = dimension;
  return typeof magnitude === "number" && Number.isFinite(magnitude)
    ? Math.round(magnitude * 100) / 100
    : 0;
}
