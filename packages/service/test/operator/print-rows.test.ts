import stringWidth from "string-width";
import { expect, test } from "vitest";
import { plainJson } from "../../src/operator/plain-text.js";
import { formatRows } from "../../src/operator/print-rows.js";

const rows = [
  { id: 1, name: "Reports", at: new Date(0), settings: { folder: "/srv/reports" } },
  { id: 20, name: null, at: null, settings: {} },
];

test("lines up columns, with dates to the second and a dash for empty cells", () => {
  expect(formatRows(rows, undefined).split("\n")).toEqual([
    "id  name     at                    settings",
    '1   Reports  1970-01-01T00:00:00Z  {"folder":"/srv/reports"}',
    "20  –        –                     {}",
  ]);
});

test.each([40, 60, 80])("fits the table into a terminal of %i columns", (columns) => {
  const wide = rows.map((row) => ({ ...row, summary: "word ".repeat(40) }));
  const lines = formatRows(wide, columns).split("\n");
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
  expect(lines.slice(3)).toEqual(columns === 40 ? ["Too narrow for: summary."] : []);
});

test("shows ids in full on 80 columns, and names omitted columns", () => {
  const id = "5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11";
  const job = { id, status: "failed", destination: "Site bucket", summary: "word ".repeat(40) };
  const more = { queued: new Date(0), target: "reports/plan.md", attempt: 1 };
  expect(formatRows([{ ...job, ...more }], 80).split("\n")).toEqual([
    "id                                    status  destination  summary",
    `${id}  failed  Site bucket  word word word word …`,
    "Too narrow for: queued, target, attempt.",
  ]);
  const entry = { at: new Date(0), actor: "On-call", action: "job.retry", subject: `job ${id}` };
  const lines = formatRows([{ ...entry, details: { retry: id } }], 80).split("\n");
  expect(lines[1]).toContain(`job ${id}`);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(formatRows([{ id, status: "failed" }], 20)).toContain(id);
});

test("lines up columns with CJK characters and emoji", () => {
  const wide = [
    { name: "四半期報告", owner: "Aya" },
    { name: "Status 👩‍👩‍👧 ✅", owner: "Ben" },
    { name: "Plain", owner: "Cal" },
  ];
  expect(formatRows(wide, undefined).split("\n")).toEqual([
    "name          owner",
    "四半期報告    Aya",
    "Status 👩‍👩‍👧 ✅  Ben",
    "Plain         Cal",
  ]);
});

test.each(["四半期報告書", "👩‍👩‍👧", "é".normalize("NFD")])(
  "truncates a long cell of `%s` to the terminal, between characters",
  (character) => {
    const text = character.repeat(60);
    const [, line = ""] = formatRows([{ id: 1, text }], 40).split("\n");
    expect(stringWidth(line)).toBeGreaterThan(37);
    expect(stringWidth(line)).toBeLessThanOrEqual(40);
    const shown = line.slice("1   ".length, -"…".length);
    const segments = (part: string) =>
      [...new Intl.Segmenter().segment(part)].map(({ segment }) => segment);
    expect(segments(text).slice(0, segments(shown).length)).toEqual(segments(shown));
  },
);

test("removes control characters from the output", () => {
  expect(formatRows([{ name: "a\u001b[2Jb\r\nc" }], undefined)).toBe("name\na [2Jb c");
});

test("removes bidirectional control characters from the output", () => {
  const text = "invoice\u202egnp.exe\u2069";
  expect(formatRows([{ text }], undefined)).toBe("text\ninvoice gnp.exe");
  expect(plainJson({ text })).toContain("invoice\\u202egnp.exe\\u2069");
});

test("escapes control characters in JSON", () => {
  const value = { name: "a\u001b[2J\u009b2J\u007f\r\nb" };
  const text = plainJson(value);
  expect(text).not.toMatch(/[^\P{Cc}\n]/u);
  expect(JSON.parse(text)).toEqual(value);
});

test("prints thousands of rows under one header", () => {
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
