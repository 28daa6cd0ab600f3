import { expect, test } from "vitest";
import { lint } from "./lint.ts";

const schema = (lines: string) =>
  `components:\n  schemas:\n    A:\n${lines
    .trim()
    .split("\n")
    .map((line) => `      ${line}`)
    .join("\n")}`;
const operation = (lines: string, path = "/v2/things") =>
  `paths:\n  ${path}:\n    get:\n${lines
    .trim()
    .split("\n")
    .map((line) => `      ${line}`)
    .join("\n")}`;

test.each([
  [
    "default-matches-schema",
    schema("type: integer\nmaximum: 200\ndefault: 500"),
    ["7: The default does not conform to its schema: data must be <= 200."],
  ],
  ["default-matches-schema", schema("type: [integer, 'null']\ndefault: 1"), []],
  [
    "default-matches-schema",
    schema("type: string\nformat: date-time\ndefault: yesterday"),
    ['7: The default does not conform to its schema: data must match format "date-time".'],
  ],
  [
    "default-matches-schema",
    schema("type: object\ndefault: {}\nproperties:\n  a: {$ref: '#/components/schemas/A'}"),
    [expect.stringContaining("6: The default cannot be checked: can't resolve reference")],
  ],
  [
    "minimum-not-over-maximum",
    schema("type: integer\nminimum: 3\nmaximum: 2"),
    ["6: `minimum` 3 is above `maximum` 2."],
  ],
  [
    "minimum-not-over-maximum",
    schema("type: integer\nminimum: 5\nexclusiveMaximum: 5"),
    ["6: `minimum` 5 excludes every value below `exclusiveMaximum` 5."],
  ],
  ["minimum-not-over-maximum", schema("type: string\nminLength: 2\nmaxLength: 2"), []],
  [
    "pattern-valid",
    schema("type: string\npattern: '(['"),
    [
      "6: The pattern is not a regular expression: Invalid regular expression: /([/u: Unterminated character class.",
    ],
  ],
  ["pattern-valid", schema("type: string\npattern: '^a$'"), []],
  [
    "pattern-valid",
    schema("type: object\npatternProperties:\n  '([': {}"),
    [expect.stringContaining("7: The pattern is not a regular expression")],
  ],
  [
    "format-known",
    schema("type: string\nformat: datetime"),
    [expect.stringContaining("6: `datetime` is not a known format")],
  ],
  ["format-known", schema("type: string\nformat: date-time"), []],
  [
    "operation-verb",
    operation("operationId: fetchThings"),
    [expect.stringContaining("5: `fetchThings` is not a verb and noun")],
  ],
  [
    "operation-verb",
    operation("operationId: listThing"),
    ["5: `listThing` lists many: expected a plural."],
  ],
  ["operation-verb", operation("operationId: listThings"), []],
  ["summary-style", operation("summary: List things."), ["5: The summary ends with a full stop."]],
  [
    "summary-style",
    operation("summary: list things"),
    ["5: `list things` is not in sentence case: expected one capital letter, the first."],
  ],
  [
    "summary-style",
    operation("summary: List All Things"),
    ["5: `List All Things` is not in sentence case: expected one capital letter, the first."],
  ],
  [
    "summary-style",
    operation("summary: Things that are listed"),
    [expect.stringContaining("5: `Things that are listed` is not an imperative")],
  ],
  [
    "summary-style",
    operation(`summary: List ${"x".repeat(60)}`),
    ["5: The summary has 65 characters, expected at most 60."],
  ],
  ["summary-style", operation("summary: Export the JSON of a document"), []],
  [
    "description-adds",
    operation("summary: List things\ndescription: List things."),
    ["6: The description repeats the summary."],
  ],
  [
    "description-adds",
    operation("summary: List things\ndescription: Things are listed oldest first"),
    ["6: The description does not end with a full stop."],
  ],
  [
    "path-kebab-case",
    operation("summary: A", "/v2/someThings/{id}"),
    ["3: `/v2/someThings/{id}` is not kebab-case."],
  ],
  ["path-kebab-case", operation("summary: A", "/v2/some-things/{id}"), []],
  [
    "decision-registered",
    schema("type: integer\nminimum: 1\nx-decision:\n  minimum: page-siz"),
    ["8: `page-siz` has no file in `decisions/`."],
  ],
  [
    "decision-registered",
    schema("type: integer\nx-decision:\n  minimum: page-size"),
    ["7: No keyword `minimum` beside this `x-decision`."],
  ],
  [
    "decision-registered",
    schema("type: integer\nminimum: 1\nx-decision:\n  minimum: page-size"),
    [],
  ],
])("%s judges %j", async (rule, source, expected) => {
  expect(await lint(rule, source)).toEqual(expected);
});

test("decision-used names a missing or forbidden decision", async () => {
  const found = await lint(
    "decision-used",
    schema("type: integer\nminimum: 1\nx-decision:\n  minimum: ordering"),
  );
  expect(found).toContain(
    "1: No `x-decision` names `page-size`, which says that the contract rests on it.",
  );
  expect(found).toContain(
    "1: An `x-decision` names `ordering`, which says that the contract does not rest on it.",
  );
});

test("encoding-property-exists names an encoding without its property", async () => {
  const body = operation(
    "requestBody:\n  content:\n    multipart/form-data:\n      schema:\n        type: object\n        properties:\n          file: {type: string}\n      encoding:\n        fiel: {contentType: text/plain}",
  );
  expect(await lint("encoding-property-exists", body)).toEqual([
    "13: There is an encoding for `fiel`, but no such property; expected one of file.",
  ]);
});
