// Checks of the repository as a whole: prints every fault with its file, and ends with 1 where there is one.
import { glob } from "node:fs/promises";
import { checkClauseCitations } from "./repository/clause-citations.ts";
import { checkDocumentPaths } from "./repository/document-paths.ts";
import { checkManifests } from "./repository/manifests.ts";

const CHECKS = [checkDocumentPaths, checkClauseCitations, checkManifests];
const SKIPPED = /(^|\/)(node_modules|dist|bench-dist|test-results|\.turbo)$/;

const files: string[] = [];
for await (const file of glob(
  ["*.md", "{spec,packages,tools,examples}/**/*.{md,ts,yaml,json}", ".github/**/*"],
  { exclude: (name) => SKIPPED.test(String(name)) },
)) {
  files.push(file.replaceAll("\\", "/"));
}
files.sort();

const faults = (await Promise.all(CHECKS.map((check) => check(files)))).flat();
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error(`${faults.length} faults in ${files.length} files.`);
  process.exitCode = 1;
}
