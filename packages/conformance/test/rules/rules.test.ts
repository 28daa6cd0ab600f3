import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { loadContract } from "../../src/load/contract.js";
import { OPENAPI_RULES } from "../../src/rules/openapi/index.js";
import { deprecationAnnounced } from "../../src/rules/openapi/deprecation-announced.js";
import { ALL_RULES, familyOf } from "../../src/rules/families.js";
import {
  describeInTraffic,
  judgesInTraffic,
  judgesTraffic,
  RULES_WITH_EXCEPTIONS,
} from "../../src/rules/in-traffic.js";
import { FAMILIES, RULES, RUN_RULES } from "../../src/rules/rules.js";

const SECTIONS_WITHOUT_SCHEMA = [
  "Authentication",
  "Limits",
  "States and transitions",
  "What the service does",
];
const contract = loadContract();
const ALL = { ...FAMILIES, openapi: OPENAPI_RULES };

test.each(Object.entries(ALL))(
  "each rule of %s is in the file of its name, and each file is run",
  async (family, rules) => {
    const files = await readdir(new URL(`../../src/rules/${family}/`, import.meta.url));
    const ids = rules.map(({ id }) => `${id}.ts`);
    expect(files.filter((file) => file !== "index.ts").toSorted()).toEqual(ids.toSorted());
  },
);

test("every decision that a rule cites is registered", () => {
  const cited = ALL_RULES.flatMap(({ basis }) => basis).flatMap((basis) =>
    "decision" in basis ? [basis.decision] : [],
  );
  expect(cited.filter((id) => !contract.decisions.has(id))).toEqual([]);
});

test("every clause that a rule cites begins with a section of the interface", () => {
  const sections = [...contract.clauses.values(), ...SECTIONS_WITHOUT_SCHEMA, "Endpoints"];
  const cited = ALL_RULES.flatMap(({ basis }) => basis).flatMap((basis) =>
    "clause" in basis ? [basis.clause] : [],
  );
  expect(cited.filter((clause) => !sections.some((section) => clause.startsWith(section)))).toEqual(
    [],
  );
});

test.each(Object.entries(ALL))(
  "each rule of %s has a page, and each page a rule",
  async (family, rules) => {
    const pages = await readdir(new URL(`../../rules/${family}/`, import.meta.url));
    expect(pages.toSorted()).toEqual(rules.map(({ id }) => `${id}.md`).toSorted());
  },
);

test("a run includes the rule on announced deprecations", () => {
  expect(RUN_RULES).toContain(deprecationAnnounced);
});

test("each page states the level of its rule and the reason", async () => {
  const wrong: string[] = [];
  for (const [family, rules] of Object.entries(ALL))
    for (const { id, level = "broken" } of rules) {
      const page = await readFile(
        new URL(`../../rules/${family}/${id}.md`, import.meta.url),
        "utf8",
      );
      const [, said, why = ""] = /^Its level is \*\*(\w+)\*\*: ([^]+)\.$/m.exec(page) ?? [];
      if (said !== level || why.length < 20) wrong.push(`${family}/${id}`);
    }
  expect(wrong).toEqual([]);
});

test("every rule has one family, and the list contains every rule", () => {
  expect(ALL_RULES.map(familyOf)).not.toContain("plugins");
  expect(ALL_RULES).toHaveLength(RULES.length + OPENAPI_RULES.length);
});

test("each rule describes traffic judging, or names a rule that does it", () => {
  const ids = new Set(ALL_RULES.map(({ id }) => id));
  expect(ALL_RULES.map(describeInTraffic)).not.toContain("It does not judge traffic.");
  expect(RULES_WITH_EXCEPTIONS.filter((id) => !ids.has(id))).toEqual([]);
  const judging = new Set(ALL_RULES.filter(judgesTraffic).map(({ id }) => id));
  expect(ALL_RULES.flatMap(judgesInTraffic).filter((id) => !judging.has(id))).toEqual([]);
});
