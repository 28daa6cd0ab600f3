import { describe, expect, it } from "vitest";
import { compareRuns, faultsOf, type Verdict } from "../src/compare-runs.ts";
import { describeComparison } from "../src/describe-comparison.ts";
import type { Figure } from "../src/figure.ts";

const LIST: Figure = {
  suite: "server-stub",
  scenario: "A list",
  candidate: "the stub",
  value: 20,
  unit: "µs of CPU",
  better: "less",
  own: true,
  ratio: 1.2,
  spread: [1.18, 1.22],
};

function runOf(figures: readonly Figure[], machine = "2 × EPYC, load 0.2") {
  return { suites: { "server-stub": { measured: "2026-11-27", machine } }, figures };
}

function verdictOf(before: Figure, now: Figure, machine?: string): Verdict | undefined {
  return compareRuns(runOf([before]), runOf([now], machine))[0]?.verdict;
}

describe("compareRuns", () => {
  it("reports worse or better only for changes outside both spreads", () => {
    expect(verdictOf(LIST, { ...LIST, ratio: 1.3, spread: [1.25, 1.35] })).toBe("worse");
    expect(verdictOf(LIST, { ...LIST, ratio: 1.1, spread: [1.05, 1.15] })).toBe("better");
    const rate: Figure = { ...LIST, better: "more" };
    expect(verdictOf(rate, { ...rate, ratio: 1.3, spread: [1.25, 1.35] })).toBe("better");
  });

  it("reports the same for a change within either run's spread", () => {
    expect(verdictOf(LIST, { ...LIST, ratio: 1.5, spread: [1.1, 1.9] })).toBe("same");
    expect(verdictOf({ ...LIST, spread: [1, 1.4] }, { ...LIST, ratio: 1.35 })).toBe("same");
  });

  it("reports the same for a change of two percent", () => {
    expect(verdictOf(LIST, { ...LIST, ratio: 1.225, spread: [1.223, 1.23] })).toBe("same");
  });

  it("allows a change of a tenth for a figure without spread", () => {
    const { spread: _, ...bare } = LIST;
    expect(verdictOf(bare, { ...bare, ratio: 1.31 })).toBe("same");
    expect(verdictOf(bare, { ...bare, ratio: 1.34 })).toBe("worse");
  });

  it("compares absolute times on the same machine only, and sizes everywhere", () => {
    const { ratio: _, ...time } = LIST;
    const busier = "2 × EPYC, load 3.1";
    expect(verdictOf(time, { ...time, value: 30 }, busier)).toBe("worse");
    expect(verdictOf(time, { ...time, value: 30 }, "2 × Xeon, load 0.2")).toBe("other machine");
    const size: Figure = { ...time, unit: "bytes, gzip" };
    expect(verdictOf(size, { ...size, value: 30 }, "2 × Xeon, load 0.2")).toBe("worse");
  });

  it("compares with a committed figure of zero", () => {
    const none: Figure = { ...LIST, unit: "MiB", value: 0 };
    const { ratio: _, ...zero } = none;
    expect(verdictOf(zero, zero)).toBe("same");
    expect(verdictOf(zero, { ...zero, value: 5 })).toBe("worse");
  });

  it("compares points of a curve separately and reports missing ones", () => {
    const at = (x: number): Figure => ({ ...LIST, at: { x, unit: "rows" } });
    const rows = compareRuns(
      runOf([at(1), at(10)]),
      runOf([{ ...at(10), ratio: 2, spread: [2, 2] }, at(100)]),
    );
    expect(rows.map(({ figure, verdict }) => [figure.at?.x, verdict])).toEqual([
      [1, "missing"],
      [10, "worse"],
      [100, "new"],
    ]);
  });
});

describe("pnpm bench --check", () => {
  const peer: Figure = { ...LIST, candidate: "a peer", own: false };
  const worse = { ratio: 2, spread: [1.9, 2.1] } as const;
  const before = runOf([LIST, peer]);

  it("fails only for rows of this project", () => {
    const rows = compareRuns(before, runOf([LIST, { ...peer, ...worse }]));
    expect(faultsOf(rows)).toEqual([]);
    expect(faultsOf(compareRuns(before, runOf([{ ...LIST, ...worse }, peer])))).toHaveLength(1);
    expect(faultsOf(compareRuns(before, runOf([peer])))).toHaveLength(1);
  });

  it("prints the verdict and the change of each row", () => {
    const rows = compareRuns(before, runOf([{ ...LIST, ...worse }, peer]));
    expect(describeComparison(rows, before, true).slice(2)).toEqual([
      "  worse         server-stub, A list, the stub (µs of CPU): 1.2 → 2 (+67 %; less is better)",
      "  same          server-stub, A list, a peer (µs of CPU): 1.2 → 1.2 (0 %; less is better)",
      "Rows: 1 worse, 1 same.",
    ]);
    expect(describeComparison(rows, before, false)).toHaveLength(4);
  });
});
