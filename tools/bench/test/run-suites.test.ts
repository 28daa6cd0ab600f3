import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { drawRun } from "../src/draw-run.ts";
import { readRun, RESULTS } from "../src/results.ts";
import { SUITES } from "../src/run-suites.ts";

describe("pnpm bench", () => {
  it("lists only packages that have a benchmark", async () => {
    for (const suite of SUITES) {
      const file = new URL(`../../../packages/${suite}/package.json`, import.meta.url);
      const { scripts } = JSON.parse(await readFile(file, "utf8")) as {
        scripts: Record<string, string>;
      };
      expect(Object.keys(scripts)).toContain("bench");
    }
  });

  it("the committed plots match the committed run", async () => {
    const run = await readRun();
    for (const { name, svg } of run ? drawRun(run) : [])
      expect(await readFile(`${RESULTS}/plots/${name}`, "utf8"), name).toBe(svg);
  });
});
