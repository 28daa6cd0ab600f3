import { mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildProgram, findRuntimes, installPacked, type Program } from "@document-export/runtimes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { formats } from "../../src/index.js";
import { run as runHere } from "./program.js";

const packages = fileURLToPath(new URL("../../../", import.meta.url));
const module = fileURLToPath(new URL("program.ts", import.meta.url));

let folder: string;
let program: Program;

beforeAll(async () => {
  folder = await mkdtemp(join(await realpath(tmpdir()), "document-export-convert-"));
  for (const name of ["json-reader", "convert"]) await installPacked(join(packages, name), folder);
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  program = await buildProgram(module, folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

for (const { name, missing, run } of findRuntimes({ fetch: true })) {
  if (missing) console.warn(`${name} is not tested: ${missing}`);
  test.skipIf(missing)(`the packed package gives the same bytes in ${name}`, async () => {
    const converted = (await run(program, { argument: "" })) as ReturnType<typeof runHere>;
    const expected = runHere();
    expect(Object.keys(converted)).toEqual(formats);
    for (const format of formats) expect(converted[format] === expected[format], format).toBe(true);
  });
}
