import { expect, test } from "vitest";
import { bounds } from "../../src/bounds/bounds.js";
import type { StoredWarning } from "../../src/jobs/job.js";
import {
  addWarnings,
  conversionWarnings,
  countWarnings,
  listedWarnings,
  noWarnings,
} from "../../src/jobs/job-warnings.js";

/** The limits do not depend on the code, so any code will do. */
const warning = (code: string, detail = "d") => ({ code, detail, pointer: null }) as StoredWarning;
const many = (code: string, count: number) => Array.from({ length: count }, () => warning(code));

test("a job stores the first warnings per code and counts all attempts'", () => {
  const first = listedWarnings([...many("a", 90), ...many("b", 1)]);
  const merged = addWarnings(first, listedWarnings([...many("a", 50), ...many("c", 2)]));
  expect(merged.warning_counts).toEqual({ a: 140, b: 1, c: 2 });
  expect(countWarnings(merged)).toBe(143);
  expect(merged.warnings).toHaveLength(bounds.warningsOfCode.max + 1 + 2);
  expect(merged.warnings.at(-1)).toEqual(warning("c"));
});

test("a job stores at most 1,000 warnings, or fewer long ones", () => {
  const codes = Array.from({ length: 30 }, (_, index) => `code-${index}`);
  const all = addWarnings(noWarnings, listedWarnings(codes.flatMap((code) => many(code, 100))));
  expect(all.warnings).toHaveLength(bounds.warnings.max);
  expect(countWarnings(all)).toBe(3000);
  const long = codes.flatMap((code) =>
    Array.from({ length: 100 }, () => warning(code, "ü".repeat(500))),
  );
  const kept = addWarnings(noWarnings, listedWarnings(long)).warnings;
  expect(Buffer.byteLength(JSON.stringify(kept))).toBeLessThanOrEqual(bounds.warningBytes.max);
});

test("shortens a pointer through a hostile key to the enclosing element", () => {
  const pointer = `/body/content/3/${"k".repeat(1_000_000)}/0`;
  const { warnings } = conversionWarnings(
    [{ code: "unknown-element", detail: "d", excerpt: "", pointer }],
    { "unknown-element": 1 },
  );
  expect(warnings[0]?.pointer).toBe("/body/content/3");
});
