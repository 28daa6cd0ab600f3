import { stripVTControlCharacters } from "node:util";
import stringWidth from "string-width";
import { expect, test } from "vitest";
import { formatTabbed, formatTable } from "../../src/terminal/format-table.js";
import { createStyle } from "../../src/terminal/style.js";

const style = createStyle(false);
const whole = ["id"];
const rows = [
  { id: 1, title: "四半期報告書 2026", note: "A sentence that goes on for quite a while." },
  { id: 200, title: "Plan", note: null },
];

test("gives each column its width, counting East Asian characters as two", () => {
  expect(formatTable(rows, { columns: undefined, whole, style })).toBe(
    [
      "id   title              note",
      "1    四半期報告書 2026  A sentence that goes on for quite a while.",
      "200  Plan               –",
    ].join("\n"),
  );
});

test.each([30, 40, 60, 80])("fits %i columns and leaves whole columns as they are", (columns) => {
  const lines = formatTable(rows, { columns: columns, whole, style }).split("\n");
  expect(Math.max(...lines.map((line) => stringWidth(line)))).toBeLessThanOrEqual(columns);
  expect(lines).toHaveLength(3);
  expect(lines[2]).toMatch(/^200 {2}Plan/);
});

test("prints each row as uncut lines if the table does not fit", () => {
  expect(formatTable(rows, { columns: 18, whole, style })).toBe(
    [
      "id     1",
      "title  四半期報告書 2026",
      "note   A sentence that goes on for quite a while.",
      "",
      "id     200",
      "title  Plan",
      "note   –",
    ].join("\n"),
  );
});

test("prints names in bold with colours without shifting the columns", () => {
  const coloured = formatTable(rows, { columns: 40, whole, style: createStyle(true) });
  expect(coloured).toContain("\u001b[1mtitle\u001b[22m");
  expect(stripVTControlCharacters(coloured).replaceAll(/ +$/gm, "")).toBe(
    formatTable(rows, { columns: 40, whole, style }),
  );
});

test("removes control characters from a cell", () => {
  const table = formatTable([{ title: "a\u001b[2J\r\nb\u202Ec" }], {
    columns: undefined,
    whole,
    style,
  });
  expect(table).toBe("title\na [2J b c");
});

test("formats more rows than the maximum number of call arguments", () => {
  const many = Array.from({ length: 130_000 }, (_, index) => ({ id: index, title: "Plan" }));
  const lines = formatTable(many, { columns: undefined, whole, style }).split("\n");
  expect(lines).toHaveLength(130_001);
  expect([lines[0], lines[1], lines.at(-1)]).toEqual([
    "id      title",
    "0       Plan",
    "129999  Plan",
  ]);
});

test("keeps a reference at the line end whole and truncates other values", () => {
  const exported = [
    { when: "3 h ago", title: "A long title of a document", reference: "a/b/c.md" },
  ];
  const table = formatTable(exported, { columns: 30, whole: ["when", "reference"], style });
  expect(table).toBe("when     title       reference\n3 h ago  A long ti…  a/b/c.md");
});

test("separates whole values with tabs and leaves absent ones empty", () => {
  const row = { id: 1, title: "A\ttitle\nof two lines", note: null, reference: "a.md" };
  expect(formatTabbed(row)).toBe("1\tA title of two lines\t\ta.md");
});

test("makes no column wider than its values", () => {
  const table = formatTable([{ id: 1, title: "Plan" }], { columns: 40, whole, style });
  expect(table).toBe("id  title\n1   Plan");
  const named = [{ id: 1, title: "A", note: "A note of some length" }];
  expect(formatTable(named, { columns: 24, whole, style })).toBe(
    "id  title  note\n1   A      A note of so…",
  );
});
