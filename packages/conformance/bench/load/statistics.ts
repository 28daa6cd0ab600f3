/** The given quantile of the sorted numbers. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

/** The 95 % confidence interval of the median, based on the order of the numbers alone (sign test). */
export function intervalOfMedian(numbers: readonly number[]): readonly [low: number, high: number] {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = 0.98 * Math.sqrt(sorted.length);
  const low = Math.max(0, Math.floor(sorted.length / 2 - half));
  const high = Math.min(sorted.length - 1, Math.ceil(sorted.length / 2 + half));
  return [sorted[low] ?? Number.NaN, sorted[high] ?? Number.NaN];
}
