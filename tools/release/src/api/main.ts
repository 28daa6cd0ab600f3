// Compares each package's exports with its committed API report, and the changesets with the changes since its release:
// `pnpm api:report`. `--write` writes the reports; `--release` makes the current reports the released ones, as a step
// of `pnpm release:version`. Everything must be built. Exits with 1 if there is a problem.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "../root.ts";
import { apiFaults } from "./api-faults.ts";
import {
  COMPATIBLE,
  readCompatible,
  readPending,
  readReports,
  RELEASED,
  REPORTS,
} from "./read-reports.ts";

const { values } = parseArgs({
  options: {
    write: { type: "boolean", default: false },
    release: { type: "boolean", default: false },
  },
});
const reports = await readReports(ROOT);

if (values.release) {
  await writeReports(REPORTS);
  await writeReports(RELEASED);
  await writeFile(join(ROOT, COMPATIBLE), "{}\n");
} else if (values.write) await writeReports(REPORTS);
else await check();

async function writeReports(folder: string): Promise<void> {
  await mkdir(join(ROOT, folder), { recursive: true });
  for (const { file, current } of reports) await writeFile(join(ROOT, folder, file), current);
}

async function check(): Promise<void> {
  const [pending, compatible] = [await readPending(ROOT), await readCompatible(ROOT)];
  const faults = reports.flatMap((each) => apiFaults(each, pending, compatible));
  for (const fault of faults) console.error(`${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`The API reports of ${reports.length} packages are right.`);
}
