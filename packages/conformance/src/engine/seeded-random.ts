/** Returns a generator of numbers in the range [0, 1), with the same sequence for the same seed (mulberry32). */
export function createSeededRandom(seed: number): () => number {
  let state = Math.trunc(seed);
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Returns the random numbers of one rule. They do not depend on the rules that ran before, so a rule that runs alone to
 * replay a finding sends the same requests again.
 */
export function createRandomOf(rule: string, seed: number): () => number {
  const mixed = [...rule].reduce(
    (hash, character) => Math.imul(hash ^ (character.codePointAt(0) ?? 0), FNV_PRIME),
    seed,
  );
  return createSeededRandom(mixed);
}

/** The prime of the FNV-1a hash. */
const FNV_PRIME = 0x01_00_01_93;
