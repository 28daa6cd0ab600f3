import { afterAll, beforeAll, expect, test } from "vitest";
import { copyRepository, type Copy } from "../src/copy-repository.ts";
import { filesOfRecipe } from "../src/recipe-of.ts";

const RULE = `import type { Rule } from "../../checks/rule.js";
import { getPage } from "../../checks/lists/walk-pages.js";
import type { Basis } from "../../findings/basis.js";
import { LIST_OPERATIONS } from "../../load/operation.js";

const SIZE = { clause: "Endpoints 1, 3 and 5, pageSize" } as const satisfies Basis;

/** Finds a page that is longer than the caller requested. */
export const pageOfOne: Rule = {
  id: "page-of-one",
  title: "A page of one holds one item at most.",
  basis: [SIZE],
  operations: LIST_OPERATIONS,
  async run(context) {
    for (const operation of LIST_OPERATIONS) {
      const got = await getPage(context, operation, "pageSize=1", SIZE);
      const count = got?.page.items.length ?? 0;
      if (got && count > 1)
        context.report(SIZE, \`\${operation}: expected one item, got \${count}.\`, got.exchange);
    }
  },
};
`;
const PAGE = `# page-of-one

A caller that asks for one item takes the first one for the only one.

Limit the query by the size that was asked for.
`;
const FAULT = `  {
    id: "two-items-for-one",
    does: "Gives two items where one is asked for.",
    from: "hand-made",
    plant: sends(
      (r) => isList(r) && numberOf(r, "pageSize") === 1,
      (r) => withQuery(r, (query) => query.set("pageSize", "2")),
    ),
    shows: seen(records("?pageSize=1"), ({ json }) => json.items.length),
    healthy: 1,
    faulty: 2,
  },
`;

let copy: Copy;
beforeAll(async () => {
  copy = await copyRepository("conformance");
});
afterAll(() => copy?.remove());

test("recipe adds a rule that passes and finds a planted fault", async () => {
  const folder = "packages/conformance";
  await copy.write(`${folder}/src/rules/paging/page-of-one.ts`, RULE);
  await copy.edit(
    `${folder}/src/rules/paging/index.ts`,
    ["import ", 'import { pageOfOne } from "./page-of-one.js";\nimport '],
    ["  nullQuery,\n", "  pageOfOne,\n  nullQuery,\n"],
  );
  await copy.write(`${folder}/rules/paging/page-of-one.md`, PAGE);
  await copy.edit(`${folder}/test/faults/catalogue/lists/paging.ts`, [
    'export const PAGING = defineFaults("responses", [\n',
    `export const PAGING = defineFaults("responses", [\n${FAULT}`,
  ]);
  const names = { rule: "page-of-one", family: "paging", faults: "lists/paging" };
  expect(copy.changed).toEqual(await filesOfRecipe("Add a checker rule", names));

  await copy.compile("conformance");
  await copy.node(folder, "--input-type=module", "-e", RECORD);
  const tests = "page-of-one|each rule of paging|every active rule";
  await copy.test(folder, "test/rules", "-t", tests);
});

/** The record that the benchmark would write; the copy does not contain the benchmark. */
const RECORD = `
import { readFileSync, writeFileSync } from "node:fs";
const file = "test/rules/proofs.json";
const proofs = { ...JSON.parse(readFileSync(file, "utf8")), "page-of-one": "two-items-for-one" };
writeFileSync(file, JSON.stringify(proofs));
`;
