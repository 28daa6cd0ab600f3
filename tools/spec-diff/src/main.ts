// `pnpm spec:diff`: whom the changes of the contract since its release break.
import { runSpecDiff } from "./run-spec-diff.ts";

process.exitCode = await runSpecDiff(process.argv.slice(2));
