import { describe, expect, it } from "vitest";
import { compareRuns } from "../src/compare-runs.ts";
import type { Figure } from "../src/figure.ts";

const LIST: Figure = {
  suite: "server-stub",
  scenario: "A list",
  candidate: "the stub",
  value: 20,
  unit: "µs of CPU",
  better: "less",
  ratio: 1.2,
};

function runOf(...figures: Figure[]) {
  return { figures };
}

function worseOf(before: Figure, now: Figure) {
  const { regressions, improvements } = compareRuns(runOf(before), runOf(now));
  return { worse: regressions.length, better: improvements.length };
}

describe("compareRuns", () => {
  it("reports a cost that grew by more than a tenth", () => {
    expect(worseOf(LIST, { ...LIST, ratio: 1.33 })).toEqual({ worse: 1, better: 0 });
    expect(worseOf(LIST, { ...LIST, ratio: 1.31 })).toEqual({ worse: 0, better: 0 });
  });

  it("reports a rate that fell, and one that rose", () => {
    const rate: Figure = { ...LIST, better: "more" };
    expect(worseOf(rate, { ...rate, ratio: 1 })).toEqual({ worse: 1, better: 0 });
    expect(worseOf(rate, { ...rate, ratio: 1.4 })).toEqual({ worse: 0, better: 1 });
  });

  it("leaves out what only a slower machine explains", () => {
    expect(worseOf(LIST, { ...LIST, value: 60 })).toEqual({ worse: 0, better: 0 });
  });

  it("leaves out a change that the rounds do not show", () => {
    expect(worseOf(LIST, { ...LIST, ratio: 1.5, spread: [1.1, 1.9] })).toEqual({
      worse: 0,
      better: 0,
    });
  });

  it("compares values if there is no ratio", () => {
    const { ratio: _, ...size } = LIST;
    expect(worseOf(size, { ...size, value: 30 })).toEqual({ worse: 1, better: 0 });
  });

  it("tells points of a curve apart, and names what was not measured", () => {
    const at = (x: number): Figure => ({ ...LIST, at: { x, unit: "rows" } });
    const { regressions, missing } = compareRuns(
      runOf(at(1), at(10)),
      runOf({ ...at(10), ratio: 2 }),
    );
    expect(regressions.map(({ figure }) => figure.at?.x)).toEqual([10]);
    expect(missing).toEqual([at(1)]);
  });
});
