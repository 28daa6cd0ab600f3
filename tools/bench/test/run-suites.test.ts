import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { drawRun } from "../src/draw-run.ts";
import { readRun, RESULTS } from "../src/results.ts";
import { benchmarkOf, SUITES } from "../src/run-suites.ts";

describe("pnpm bench", () => {
  it("lists only packages that have a benchmark", async () => {
    for (const suite of SUITES) {
      const { folder, scripts: run } = benchmarkOf(suite);
      const { scripts } = JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as {
        scripts: Record<string, string>;
      };
      expect(Object.keys(scripts)).toEqual(expect.arrayContaining([...run]));
    }
  });

  it("the committed plots match the committed run", async () => {
    const run = await readRun();
    for (const { name, svg } of run ? drawRun(run) : [])
      expect(await readFile(`${RESULTS}/plots/${name}`, "utf8"), name).toBe(svg);
  });
});
