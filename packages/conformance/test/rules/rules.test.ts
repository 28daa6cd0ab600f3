import { readFile, readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { loadContract } from "../../src/load/contract.js";
import { RULES } from "../../src/rules/rules.js";

const SECTIONS_WITHOUT_SCHEMA = [
  "Authentication",
  "Limits",
  "States and transitions",
  "What the service does",
];
const contract = loadContract();

test("each rule is in the file of its name, and each file is run", async () => {
  const files = await readdir(new URL("../../src/rules/", import.meta.url));
  const rules = files
    .filter((file) => file !== "rules.ts")
    .map((file) => file.replace(/\.ts$/, ""));
  expect(RULES.map(({ id }) => id).toSorted()).toEqual(rules.toSorted());
});

test("every decision that a rule cites is registered", () => {
  const cited = RULES.flatMap(({ basis }) => basis).flatMap((basis) =>
    "decision" in basis ? [basis.decision] : [],
  );
  expect(cited.filter((id) => !contract.decisions.has(id))).toEqual([]);
});

test("every clause that a rule cites begins with a section of the interface", () => {
  const sections = [...contract.clauses.values(), ...SECTIONS_WITHOUT_SCHEMA, "Endpoints"];
  const cited = RULES.flatMap(({ basis }) => basis).flatMap((basis) =>
    "clause" in basis ? [basis.clause] : [],
  );
  expect(cited.filter((clause) => !sections.some((section) => clause.startsWith(section)))).toEqual(
    [],
  );
});

test("the table in the README lists the rules in their order, with titles and bases", async () => {
  const readme = await readFile(new URL("../../README.md", import.meta.url), "utf8");
  const rows = [...readme.matchAll(/^\| `([a-z][a-z-]+)` +\| (.+?) +\| (.+?) +\|$/gm)];
  expect(rows.map(([, id, title, bases]) => ({ id, title, bases }))).toEqual(
    RULES.map(({ id, title, basis }) => ({
      id,
      title,
      bases: basis.map((one) => ("clause" in one ? one.clause : `\`${one.decision}\``)).join("; "),
    })),
  );
});
