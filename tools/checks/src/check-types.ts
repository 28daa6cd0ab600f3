// `pnpm check:types`: checks the types of all packages in one process of the compiler, which reads the libraries that they
// share once; a process for each package took five times as long. Packages must be built, because they use each other's
// declarations.
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";

const SETTINGS = "{spec,examples,packages/*,tools/*}/tsconfig*.json";
/** Builds use the first with the same files, and packages extend the others. */
const OTHERS = ["**/tsconfig.build.json", "tools/config/*.json"];

const projects = globSync(SETTINGS, { exclude: OTHERS }).toSorted();
// The compiler skips projects whose files did not change since the last run. Its second thread would cost as much
// processor time as it saves, and tests use the other core.
const flags = ["--build", "--noEmit", "--incremental", "--singleThreaded"];
const { status } = spawnSync("tsc", [...flags, ...projects], {
  stdio: "inherit",
  shell: process.platform === "win32",
});
process.exitCode = status ?? 1;
