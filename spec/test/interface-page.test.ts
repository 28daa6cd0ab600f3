import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { Fact } from "../src/facts/fact.ts";
import { interfacePage, type Clause, type OpenQuestion } from "../src/interface-page.ts";
import { readEntries } from "../src/read-entries.ts";

const spec = fileURLToPath(new URL("..", import.meta.url));
const clauses: Clause[] = parse(await readFile(join(spec, "clauses.yaml"), "utf8"));
const facts = (await readEntries<Fact[]>(join(spec, "facts"))).flat();
const decisions = await readEntries<OpenQuestion>(join(spec, "decisions"));

test("the page matches the clauses, facts and decisions", async () => {
  await expect(interfacePage(clauses, facts, decisions)).toMatchFileSnapshot("../interface.md");
});

test("every decision answers a clause", () => {
  const answered = new Set(clauses.flatMap(({ open = [] }) => open));
  expect(decisions.map(({ id }) => id).filter((id) => !answered.has(id))).toEqual([]);
});

test("refuses a fact of an unknown clause", () => {
  const fact = { id: "lost", clause: "Endpoints 6", operations: [] };
  expect(() => interfacePage(clauses, [fact], decisions)).toThrow("lost (Endpoints 6)");
});

test("refuses an unknown decision", () => {
  const clause = { clause: "Limits", says: "None.", open: ["lost"] };
  expect(() => interfacePage([clause], [], [])).toThrow("the decision lost, which does not exist");
});
