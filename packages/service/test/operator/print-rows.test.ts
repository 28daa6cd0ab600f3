import { expect, test } from "vitest";
import { plainJson } from "../../src/operator/plain-text.js";
import { formatRows } from "../../src/operator/print-rows.js";

const rows = [
  { id: 1, name: "Reports", at: new Date(0), settings: { folder: "/srv/reports" } },
  { id: 20, name: null, at: null, settings: {} },
];

test("lines up columns, with dates to the second and a dash for nothing", () => {
  expect(formatRows(rows, undefined).split("\n")).toEqual([
    "id  name     at                    settings",
    '1   Reports  1970-01-01T00:00:00Z  {"folder":"/srv/reports"}',
    "20  –        –                     {}",
  ]);
});

test.each([40, 60, 80])("is no wider than a terminal of %i columns", (columns) => {
  const wide = rows.map((row) => ({ ...row, summary: "word ".repeat(40) }));
  const lines = formatRows(wide, columns).split("\n");
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
  expect(lines).toHaveLength(3);
});

test("lets nothing that a caller wrote steer the terminal", () => {
  expect(formatRows([{ name: "a\u001b[2Jb\r\nc" }], undefined)).toBe("name\na [2Jb c");
});

test("escapes in JSON what would steer a terminal", () => {
  const value = { name: "a\u001b[2J\u009b2J\u007f\r\nb" };
  const text = plainJson(value);
  expect(text).not.toMatch(/[^\P{Cc}\n]/u);
  expect(JSON.parse(text)).toEqual(value);
});

test("prints rows by the thousand, under one head", () => {
  const many = Array.from({ length: 2500 }, (_, id) => ({ id, name: "a" }));
  const lines = formatRows(many, 80).split("\n");
  expect(lines).toHaveLength(2501);
  expect([lines[0], lines[1], lines[1001], lines[2500]]).toEqual([
    "id    name",
    "0     a",
    "1000  a",
    "2499  a",
  ]);
});
