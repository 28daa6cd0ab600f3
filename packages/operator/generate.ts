// Generates the three parts of the package from the operator's contract: `pnpm generate`; with `--check`, `pnpm drift`.
import { spawnSync } from "node:child_process";

const CONTRACT = "../../spec/dist/operator.json";
const PROBLEM_TYPES = "urn:problem-type:document-export:";
const PARTS = [
  ["types", CONTRACT, "src/generated/types"],
  // The first of the two dots keeps this path as it is: a path that starts with `..` would mean the runtime.
  ["client", CONTRACT, "src/generated/client", "--types", "./../../types.js"],
  ["server-stub", CONTRACT, "src/generated/server", "--problem-types", PROBLEM_TYPES],
];

const given = process.argv.slice(2);
for (const part of PARTS) {
  const args = ["../generate/src/main.ts", ...part, ...given];
  const { status } = spawnSync(process.execPath, args, { stdio: "inherit" });
  if (status !== 0) process.exitCode = status ?? 1;
}
