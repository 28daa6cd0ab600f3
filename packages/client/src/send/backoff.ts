const FIRST_MS = 500;
const LONGEST_MS = 20_000;

/** Milliseconds before the repeat after that many attempts: doubling, at least half of it, the rest by chance. */
export function backoff(attempts: number): number {
  const span = Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempts - 1));
  return (span * (1 + Math.random())) / 2;
}
