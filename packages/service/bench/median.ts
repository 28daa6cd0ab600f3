/** Returns the median of some figures. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Returns the 95 % confidence interval of the population median, from the order statistics. */
export function intervalOfMedian(figures: readonly number[]): readonly [low: number, high: number] {
  const sorted = figures.toSorted((a, b) => a - b);
  // The number of figures below the median is binomial, with a standard deviation of half the root of their count.
  const half = 0.98 * Math.sqrt(sorted.length);
  const low = Math.max(0, Math.floor(sorted.length / 2 - half) - 1);
  return [sorted[low] ?? Number.NaN, sorted[sorted.length - 1 - low] ?? Number.NaN];
}
