import { code, type Code } from "../../code.ts";
import { memberName } from "../../names.ts";
import type { NamedSchema } from "../../../model/model.ts";
import { no, yes } from "../predicates/condition.ts";
import { emitTest } from "../predicates/emit-test.ts";
import { createFunctions, type Functions, type NamedChecks } from "../predicates/functions.ts";

/** Returns the name of the test of a named schema. */
export const isCalled = (name: string) => memberName("is", name);
/** Returns the name of the function with the rules of a named schema, which are used to report violations. */
export const rulesCalled = (name: string) => memberName("rules", name);
/** Returns the name of the check that combines test and rules. */
export const checkCalled = (name: string) => memberName("check", name);

/** Creates the names by which checks call each other; a check with a constant result is replaced by the constant. */
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
  // Emitted only to find out whether tests are constant, then discarded.
  const trial: Functions = createFunctions(named, emitTest);
  return named;
}
