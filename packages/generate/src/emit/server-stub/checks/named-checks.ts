import { code, type Code } from "../../code.ts";
import { memberName } from "../../names.ts";
import type { NamedSchema } from "../../../model/model.ts";
import { no, yes } from "../predicates/condition.ts";
import { emitTest } from "../predicates/emit-test.ts";
import { createFunctions, type Functions, type NamedChecks } from "../predicates/functions.ts";

/** The test of a named schema. */
export const isCalled = (name: string) => memberName("is", name);
/** What gives the rules of a named schema, from which its violations are reported. */
export const rulesCalled = (name: string) => memberName("rules", name);
/** The check that joins the two. */
export const checkCalled = (name: string) => memberName("check", name);

/** How checks call each other by the names of their schemas; one whose result is constant is not called. */
export function createNamedChecks(schemas: readonly NamedSchema[]): NamedChecks {
  const byName = new Map(schemas.map(({ name, schema }) => [name, schema]));
  const tests = new Map<string, Code>();
  const testOf = (name: string): Code => {
    const schema = byName.get(name);
    const test = tests.get(name) ?? code``;
    if (tests.has(name) || !schema) return test;
    tests.set(name, test);
    tests.set(name, trial.test(schema, code`value`));
    return testOf(name);
  };
  const isConstant = (name: string) => [yes, no].includes(testOf(name));
  const named: NamedChecks = {
    test: (name, value) => (isConstant(name) ? testOf(name) : code`${isCalled(name)}(${value})`),
    predicate: isCalled,
    rule: (name) => (testOf(name) === yes ? undefined : rulesCalled(name)),
    schema: (name) => byName.get(name),
  };
  // Written for the sake of what they come to, and thrown away.
  const trial: Functions = createFunctions(named, emitTest);
  return named;
}
