/**
 * Counts how many of `expected` are in `actual` in the same order: the longest common subsequence, computed as the
 * longest increasing run of the positions at which each is found (Hunt and Szymanski).
 */
export function longestCommon(expected: readonly string[], actual: readonly string[]): Match {
  const places = new Map<string, number[]>();
  for (const [place, one] of actual.entries()) {
    const found = places.get(one);
    if (found) found.push(place);
    else places.set(one, [place]);
  }
  // For each length, the smallest position at which a run of that length ends.
  const ends: Link[] = [];
  for (const [index, one] of expected.entries()) {
    for (const place of (places.get(one) ?? []).toReversed()) {
      const length = firstAtLeast(ends, place);
      ends[length] = { place, index, before: ends[length - 1] };
    }
  }
  const kept = new Set<number>();
  for (let link = ends.at(-1); link; link = link.before) kept.add(link.index);
  return { kept: kept.size, missing: expected.filter((_, index) => !kept.has(index)) };
}

export interface Match {
  readonly kept: number;
  readonly missing: readonly string[];
}

interface Link {
  readonly place: number;
  readonly index: number;
  readonly before: Link | undefined;
}

function firstAtLeast(ends: readonly Link[], place: number): number {
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle]?.place ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
