// Measures the generator's cold run time for the contract and for descriptions of increasing size.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { recordFigures } from "@document-export/bench";
import { sizedDescription } from "./sized-description.ts";
import { cpuOf } from "./run.ts";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const contract = fileURLToPath(new URL("../../../spec/dist/openapi.json", import.meta.url));
const folder = await mkdtemp(join(tmpdir(), "document-export-generation-"));

function report(name: string, file: string): number {
  const seconds = cpuOf([main, "server-stub", file, join(folder, "out")]);
  console.log(`${name.padEnd(18)} ${seconds.toFixed(2)} s of CPU`);
  return seconds;
}

try {
  report("the contract", contract);
  for (const count of [250, 500, 1_000, 2_000]) {
    const file = join(folder, `${count}.json`);
    await writeFile(file, JSON.stringify(sizedDescription(count)));
    const seconds = report(`${count} operations`, file);
    recordFigures("generate", [
      {
        scenario: "Generating a server stub",
        candidate: "this generator",
        value: (seconds * 1_000) / count,
        unit: "ms of CPU an operation",
        better: "less",
        own: true,
        at: { x: count, unit: "operations" },
      },
    ]);
    console.log(`${"".padEnd(18)} ${((seconds * 1_000) / count).toFixed(2)} ms an operation`);
  }
} finally {
  await rm(folder, { recursive: true });
}
