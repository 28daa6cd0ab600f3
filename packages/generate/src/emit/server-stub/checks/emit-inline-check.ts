import { memberName } from "../../names.ts";
import { code, type Code } from "../../code.ts";
import type { SchemaModel } from "../../../model/model.ts";
import { keepUsed } from "../predicates/definition.ts";
import { emitTest } from "../predicates/emit-test.ts";
import { createFunctions, onlyType } from "../predicates/functions.ts";
import { testFunction } from "./entry.ts";
import { emitRules } from "./emit-rules.ts";

/** Emits a function that checks an inline schema and calls the checks of named schemas. */
export function emitInlineCheck(schema: SchemaModel): Code {
  const functions = createFunctions(
    {
      test: (name, value) => code`check.passes(${memberName("check", name)}, ${value})`,
      predicate: () => undefined,
      rule: (name) => code`{ check: ${memberName("check", name)} }`,
      schema: () => undefined,
    },
    emitTest,
    "function",
  );
  const rules = emitRules(schema, functions);
  if (!rules) return code`check.anything`;
  const type = onlyType(schema);
  if (type) return code`check.ofType(${type})`;
  const test = functions.test(schema, code`value`);
  const tests = keepUsed(functions.written(), code`${test} ${rules}`);
  if (tests.length === 0)
    return code`check.reporting(${testFunction(code`value`, test)}, () => (${rules}))`;
  return code`(value, at, out) => { ${tests} if (${test}) return; check.report(value, at, out, ${rules}); }`;
}
