import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const read = async (name: string) =>
  JSON.parse(await readFile(new URL(`../dist/${name}`, import.meta.url), "utf8"));
const { paths, components, ...bundle } = await read("openapi.json");
const problems: { type: string; status: number; title: string }[] = await read("problems.json");

interface Operation {
  readonly responses: object;
}

const operations = Object.values<Record<string, Operation>>(paths).flatMap(Object.values);
const otherMethods = Object.values<object>(bundle["x-other-methods"]);

test("describes each status of the catalogue except 404 and 501", () => {
  const described = [...operations.map(({ responses }) => responses), ...otherMethods];
  const statuses = new Set(described.flatMap(Object.keys));
  const missing = problems.filter(({ status }) => !statuses.has(String(status)));
  expect(missing.map(({ status }) => status)).toEqual([404, 501]);
});

test("each operation lists 408, 417 and 431", () => {
  for (const { responses } of operations)
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(["408", "417", "431"]));
});

test("describes OPTIONS and 405 once, outside the five operations", () => {
  expect(bundle["x-other-methods"]).toEqual({
    OPTIONS: { "204": { $ref: "#/components/responses/AllowedMethods" } },
    "*": { "405": { $ref: "#/components/responses/MethodNotAllowed" } },
  });
  const methods = Object.values(paths).flatMap((item) => Object.keys(item as object));
  expect(methods).not.toContain("options");
});

test("takes each example of a problem from the catalogue", () => {
  const examples = Object.values<{ value: { type?: string; status?: number; title?: string } }>(
    components.examples,
  ).filter(({ value }) => value.type?.startsWith("urn:problem-type:"));
  expect(examples.length).toBeGreaterThan(10);
  for (const { value } of examples)
    expect(problems).toContainEqual(
      expect.objectContaining({ type: value.type, status: value.status, title: value.title }),
    );
});
