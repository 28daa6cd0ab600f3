import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../src/documents.ts";
import { cellOf, drawPlot, type Plot } from "@document-export/pictures/bar-plot";
import benchmarks from "../src/pictures/benchmarks.json" with { type: "json" };
import { drawExportPath } from "../src/pictures/export-path.ts";
import { drawJobStates, readTransitions } from "../src/pictures/job-states.ts";
import recording from "../src/pictures/terminal-recording.json" with { type: "json" };
import { drawTerminal, type Recording } from "../src/pictures/terminal.ts";

// `vitest run test/pictures.test.ts -u` draws them again.
const fileOf = (name: string) => join(ROOT, `packages/docs/src/assets/${name}.svg`);

test("the state diagram contains every transition of the service", async () => {
  const page = await readFile(join(ROOT, "packages/service/docs/job-lifecycle.md"), "utf8");
  const transitions = readTransitions(page);
  expect(transitions.length).toBeGreaterThan(4);
  await expect(drawJobStates(transitions)).toMatchFileSnapshot(fileOf("job-states"));
});

test("the picture of the path of an export matches its script", async () => {
  await expect(drawExportPath()).toMatchFileSnapshot(fileOf("export-path"));
});

test("the drawn terminal matches its recording", async () => {
  const description =
    "A terminal: docexport collections lists one collection, docexport export ends with done and the path of the result, docexport exports lists the export.";
  const drawn = await drawTerminal(recording as unknown as Recording, description);
  await expect(drawn).toMatchFileSnapshot(fileOf("terminal"));
});

test("fails for a state without a position in the diagram", () => {
  const paused = { name: "pause", from: "processing", to: "paused" };
  expect(() => drawJobStates([paused])).toThrow("processing paused");
});

test.each(benchmarks as Plot[])("the plot $name matches the data of its page", async (plot) => {
  const page = await readFile(join(ROOT, plot.source), "utf8");
  expect(plot.bars.map((bar) => cellOf(page, bar))).toEqual(plot.bars.map(({ value }) => value));
  await expect(drawPlot(plot)).toMatchFileSnapshot(fileOf(plot.name));
});
