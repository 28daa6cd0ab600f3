import { afterAll, beforeAll, expect, test } from "vitest";
import { copyRepository, type Copy } from "../src/copy-repository.ts";
import { filesOfRecipe } from "../src/recipe-of.ts";

const RULE = `import { getPage } from "../checks/walk-pages.js";
import type { Rule } from "../checks/rule.js";
import type { Basis } from "../findings/basis.js";
import { LIST_OPERATIONS } from "../load/operation.js";

const SIZE = { clause: "Endpoints 1, 3 and 5, pageSize" } as const satisfies Basis;

/** A page is never longer than it was asked to be. */
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
const row =
  "| `page-of-one` | A page of one holds one item at most. | Endpoints 1, 3 and 5, pageSize |";

let copy: Copy;
beforeAll(async () => {
  copy = await copyRepository();
});
afterAll(() => copy?.remove());

test("the recipe adds a rule that passes and catches its planted fault", async () => {
  const folder = "packages/conformance";
  await copy.write(`${folder}/src/rules/page-of-one.ts`, RULE);
  await copy.edit(
    `${folder}/src/rules/rules.ts`,
    ["import ", 'import { pageOfOne } from "./page-of-one.js";\nimport '],
    ["  nullQuery,\n", "  pageOfOne,\n  nullQuery,\n"],
  );
  await copy.edit(`${folder}/README.md`, ["| `null-query`", `${row}\n| \`null-query\``]);
  await copy.edit(`${folder}/test/implementation/fault.ts`, [
    "export type Fault =\n",
    'export type Fault =\n  | "two-items-for-one"\n',
  ]);
  await copy.edit(`${folder}/test/implementation/list-page.ts`, [
    'faults.has("page-size-ignored") ? 50 : asked;',
    'faults.has("page-size-ignored") ? 50 : faults.has("two-items-for-one") && asked === 1 ? 2 : asked;',
  ]);
  await copy.edit(`${folder}/test/rules/planted-faults.test.ts`, [
    '  ["empty-query-refused", "null-query"],\n',
    '  ["empty-query-refused", "null-query"],\n  ["two-items-for-one", "page-of-one"],\n',
  ]);
  expect(copy.changed).toEqual(await filesOfRecipe("Add a checker rule", { rule: "page-of-one" }));

  await copy.compile("conformance");
  await copy.test(folder, "test/rules", "-t", "page-of-one|each rule stands|README");
});
