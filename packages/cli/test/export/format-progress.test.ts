import stringWidth from "string-width";
import { expect, test } from "vitest";
import { formatProgress } from "../../src/export/format-progress.js";
import { createStyle } from "../../src/terminal/style.js";

const plain = createStyle(false);
const running = [
  { path: "a.json", size: 4096, sentBytes: 1024, status: undefined },
  { path: "drafts/of/last/year/b.json", size: 10, sentBytes: 10, status: undefined },
  { path: "c.json", size: 10, sentBytes: 3, status: "processing" },
] as const;

test("draws the bytes sent, then the state of the job, and the count", () => {
  expect(formatProgress({ running, ended: 2, total: 5 }, 60, plain)).toBe(
    [
      "a.json                 ███░░░░░░░░░░  1.0 KiB of 4.0 KiB",
      "…/of/last/year/b.json  █████████████  sent",
      "c.json                 processing",
      "2 of 5 ended",
    ].join("\n"),
  );
});

test.each([36, 60, 200])("fits %i columns", (columns) => {
  const lines = formatProgress({ running, ended: 2, total: 5 }, columns, plain).split("\n");
  expect(Math.max(...lines.map((line) => stringWidth(line)))).toBeLessThanOrEqual(columns);
});

test("omits the count for one document and draws empty ones full", () => {
  const empty = [{ path: "a.json", size: 0, sentBytes: 0, status: undefined }];
  expect(formatProgress({ running: empty, ended: 0, total: 1 }, 30, plain)).toBe(
    "a.json      sent",
  );
});
