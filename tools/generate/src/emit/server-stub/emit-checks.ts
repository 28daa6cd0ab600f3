import { code, type Code } from "../code.ts";
import { importChecks, importUsed } from "../imports.ts";
import { assertDistinct, memberName, nameInComment } from "../names.ts";
import type { ApiModel, NamedSchema } from "../../model/model.ts";
import { emitSchemaCheck } from "./emit-schema-check.ts";
import { no, yes } from "./predicates/condition.ts";
import { keepUsed, type Definition } from "./predicates/definition.ts";
import { emitTest } from "./predicates/emit-test.ts";
import { emitFunction, valueParameter } from "./predicates/emit-function.ts";
import { createFunctions, type Functions } from "./predicates/functions.ts";
import { rootScope } from "./scope.ts";

const isCalled = (name: string) => memberName("is", name);
const collectCalled = (name: string) => memberName("collect", name);
const checkCalled = (name: string) => memberName("check", name);

/**
 * For each named schema a test without any allocation, which good values pass; statements that note
 * every violation, which only bad ones reach; and the check that joins them.
 */
export function emitChecks({ schemas }: ApiModel): Code {
  assertDistinct(
    schemas.map(({ name }) => name),
    checkCalled,
  );
  const functions = createModuleFunctions(schemas);
  const checks = schemas.map((schema) => emitCheck(schema, functions));
  const definitions = checks.flatMap((check, index) => {
    const schema = schemas[index];
    return schema ? [...emitDefinitions(schema, functions), check] : [];
  });
  const roots = code`${checks.map(({ text }) => text)}`;
  const body = code`${keepUsed([...definitions, ...functions.written()], roots)}`;
  return code`
    ${importChecks(body)}
    ${importUsed([code`Violation`], "../contract/violation.js", body, "type")}

    ${body}
    export {};
  `;
}

function createModuleFunctions(schemas: readonly NamedSchema[]): Functions {
  const byName = new Map(schemas.map(({ name, schema }) => [name, schema]));
  const tests = new Map<string, Code>();
  const testOf = (name: string): Code => {
    const schema = byName.get(name);
    const test = tests.get(name) ?? code``;
    if (tests.has(name) || !schema) return test;
    tests.set(name, test);
    tests.set(name, functions.test(schema, code`value`));
    return testOf(name);
  };
  const isConstant = (name: string) => [yes, no].includes(testOf(name));
  const functions = createFunctions(
    {
      test: (name, value) => (isConstant(name) ? testOf(name) : code`${isCalled(name)}(${value})`),
      predicate: isCalled,
      collect: (name, value, at, out) =>
        testOf(name) === yes ? [] : [code`${collectCalled(name)}(${value}, ${at}, ${out});`],
      schema: (name) => byName.get(name),
    },
    emitTest,
  );
  return functions;
}

function emitCheck({ name }: NamedSchema, functions: Functions): Definition {
  const [called, described] = [checkCalled(name), nameInComment(name)];
  if (functions.named.test(name, code`value`) === yes)
    return {
      name: called,
      text: code`/** The schema \`${described}\` allows anything. */ export const ${called} = check.anything;`,
    };
  const text = code`
    /** Checks a value against the schema \`${described}\`. */
    export function ${called}(value: unknown, at: string, out: Violation[]): void {
      if (!${isCalled(name)}(value)) ${collectCalled(name)}(value, at, out);
    }
  `;
  return { name: called, text };
}

function emitDefinitions({ name, schema }: NamedSchema, functions: Functions): Definition[] {
  const statements = emitSchemaCheck(schema, rootScope(emitSchemaCheck, functions));
  const [is, collect, described] = [isCalled(name), collectCalled(name), nameInComment(name)];
  const test = emitFunction(is, [valueParameter], functions.test(schema, code`value`));
  return [
    {
      name: is,
      text: code`/** Whether a value keeps the schema \`${described}\`. */
${test}`,
    },
    {
      name: collect,
      text: code`
        /** Notes every way in which a value breaks the schema \`${described}\`. */
        function ${collect}(value: unknown, at: string, out: Violation[]): void { ${statements} }`,
    },
  ];
}
