import { tests } from "@document-export/config/vitest";

// Test files share a process: nothing that they start outlives them, and loading everything again for each file takes
// longer than the tests.
const { FUZZ_RUNS = "25" } = process.env;
// The fuzz runs in both tiers, with more cases in the deep one.
const deep = { include: ["test/fuzz/**/*.test.ts"], env: { FUZZ_RUNS } };

export default tests({}, deep);
