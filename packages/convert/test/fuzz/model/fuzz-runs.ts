/** Cases per property: few by default, 25 in the deep tier, more with `FUZZ_RUNS=5000 vitest run test/fuzz`. */
export const fuzzRuns = Number(process.env["FUZZ_RUNS"] ?? 3);

/** Seed of the cases, so that a run can be repeated; `FUZZ_SEED` sets another one. */
export const fuzzSeed = Number(process.env["FUZZ_SEED"] ?? 7);
