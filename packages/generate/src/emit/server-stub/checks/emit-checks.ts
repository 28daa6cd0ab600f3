import { code, type Code } from "../../code.ts";
import { importChecks, importUsed } from "../../imports.ts";
import { nameInComment } from "../../names.ts";
import type { ApiModel, NamedSchema } from "../../../model/model.ts";
import { emitSchemaCheck } from "./emit-schema-check.ts";
import { checkCalled, collectCalled, createNamedChecks, isCalled } from "./named-checks.ts";
import { yes } from "../predicates/condition.ts";
import { keepUsed, type Definition } from "../predicates/definition.ts";
import { emitTest } from "../predicates/emit-test.ts";
import { emitFunction, valueParameter } from "../predicates/emit-function.ts";
import { createFunctions, type Functions, type NamedChecks } from "../predicates/functions.ts";
import { rootScope } from "./scope.ts";

/**
 * For each named schema a test without any allocation, which good values pass; statements that note
 * every violation, which only bad ones reach; and the check that joins them.
 */
export function emitChecks({ schemas }: ApiModel): Code {
  const body = emitCheckBodies(schemas, createNamedChecks(schemas), "module");
  return code`
    ${importChecks(body)}
    ${importUsed([code`Violation`], "../contract/violation.js", body, "type")}

    ${body}
    export {};
  `;
}

/** Who calls what is written: `all` exports tests and collectors too, for the checks in other modules. */
export type Callers = "module" | "all";

/** The functions of some of the schemas, without imports. */
export function emitCheckBodies(
  schemas: readonly NamedSchema[],
  named: NamedChecks,
  callers: Callers,
): Code {
  const functions = createFunctions(named, emitTest);
  const checks = schemas.map((schema) => ({ schema, check: emitCheck(schema, functions) }));
  const definitions = checks.flatMap(({ schema, check }) => [
    ...emitDefinitions(schema, functions, callers),
    check,
  ]);
  const roots = code`${checks.map(({ check }) => check.text)}`;
  return code`${keepUsed([...definitions, ...functions.written()], roots)}`;
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

function emitDefinitions(
  { name, schema }: NamedSchema,
  functions: Functions,
  callers: Callers,
): Definition[] {
  const scope = callers === "all" ? code`export ` : code``;
  const statements = emitSchemaCheck(schema, rootScope(emitSchemaCheck, functions));
  const [is, collect, described] = [isCalled(name), collectCalled(name), nameInComment(name)];
  const test = emitFunction(is, [valueParameter], functions.test(schema, code`value`));
  return [
    {
      name: is,
      text: code`/** Whether a value conforms to the schema \`${described}\`. */
${scope}${test}`,
    },
    {
      name: collect,
      text: code`
        /** Reports every way in which a value violates the schema \`${described}\`. */
        ${scope}function ${collect}(value: unknown, at: string, out: Violation[]): void { ${statements} }`,
    },
  ];
}
