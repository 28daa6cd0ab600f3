// `fields.md` lists for each field of the contract what it is compared with.
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { loadContract } from "../../src/load/contract.js";
import { isJsonObject, member } from "../../src/load/json.js";
import { ALL_RULES } from "../../src/rules/families.js";

const table = await readFile(new URL("../../fields.md", import.meta.url), "utf8");
const rows = [...table.matchAll(/^\| `(\w+\.\w+)`\s*\| (.+?)\s*\| (.+?)\s*\|$/gm)];

/** The members of the contract's schemas, including those in their `allOf`. */
function fields(): readonly string[] {
  const { document } = loadContract();
  const schemas = member(document["components"], "schemas");
  const names = (schema: unknown): readonly string[] => {
    const parts = member(schema, "allOf");
    const own = Object.keys(member(schema, "properties") ?? {});
    return [...own, ...(Array.isArray(parts) ? parts.flatMap(names) : [])];
  };
  if (!isJsonObject(schemas)) return [];
  return Object.entries(schemas).flatMap(([name, schema]) =>
    names(schema).map((field) => `${name}.${field}`),
  );
}

test("the table has exactly one row per field of the contract", () => {
  expect(rows.map(([, field]) => field).toSorted()).toEqual([...fields()].toSorted());
});

test("each row names existing rules", () => {
  const ids = new Set(ALL_RULES.map(({ id }) => id));
  const named = rows.flatMap(([, , , rules = ""]) => [...rules.matchAll(/`([^`]+)`/g)]);
  expect(named.map(([, id = ""]) => id).filter((id) => !ids.has(id))).toEqual([]);
});
