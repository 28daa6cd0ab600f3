import { expect, test } from "vitest";
import { clausesOf, wrongCitations } from "../../src/repository/clause-citations.ts";

const page = "# Page\n\n## Endpoints\n\n## Endpoints 1\n\n## Endpoints 2\n\n## Pagination object\n";
const cite = (text: string) =>
  wrongCitations(text, clausesOf(page)).map(({ text: cited }) => cited);

test.each([
  "(Interface, Endpoints 2)",
  "(Interface, Endpoints 1 and 2)",
  "(Interface, Endpoints 1 to 2).",
  'Interface, "Pagination object"',
  "Interface, Pagination object; decision `x`",
  'clause: "Endpoints 1, 2, pageSize"',
  "clause: Endpoints: all",
])("accepts %s", (text) => {
  expect(cite(text)).toEqual([]);
});

test.each([
  ["(Interface, Endpoints 6)", "Endpoints 6"],
  ["Interface, Endpoints 1 and 7", "Endpoints 1 and 7"],
  ["Interface, Paging", "Paging"],
  ["  clause: Limits", "Limits"],
])("reports %s", (text, expected) => {
  expect(cite(text)).toEqual([expected]);
});

test("reports the line of a wrong citation", () => {
  expect(wrongCitations("\n// Interface, Paging", clausesOf(page))).toEqual([
    { line: 2, text: "Paging" },
  ]);
});
