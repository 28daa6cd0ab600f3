// `pnpm spec:diff`: shows who is affected by the contract's changes since its release.
import { runSpecDiff } from "./run-spec-diff.ts";

process.exitCode = await runSpecDiff(process.argv.slice(2));
