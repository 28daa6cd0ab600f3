import { code, type Code } from "../../code.ts";
import { importChecks } from "../../imports.ts";
import { nameInComment } from "../../names.ts";
import type { ApiModel, NamedSchema } from "../../../model/model.ts";
import { emitRules } from "./emit-rules.ts";
import { checkCalled, rulesCalled, createNamedChecks, isCalled } from "./named-checks.ts";
import { yes } from "../predicates/condition.ts";
import { keepUsed, type Definition } from "../predicates/definition.ts";
import { emitTest } from "../predicates/emit-test.ts";
import { emitFunction, valueParameter } from "../predicates/emit-function.ts";
import { createFunctions, type Functions, type NamedChecks } from "../predicates/functions.ts";

/**
 * Emits the checks of named schemas. Each check has three parts: a test without allocations, for the common case of a
 * valid value; rules as data, from which the runtime reports every violation of an invalid value; and a function that
 * combines the two.
 */
export function emitChecks({ schemas }: ApiModel): Code {
  const body = emitCheckBodies(schemas, createNamedChecks(schemas), "module");
  return code`
    ${importChecks(body)}

    ${body}
    export {};
  `;
}

/** Callers of the emitted functions: `all` also exports tests and rules, for checks in other modules. */
export type Callers = "module" | "all";

/** Emits the functions of some schemas, without imports. */
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
      text: code`/** The schema \`${described}\` allows anything. */ export const ${called}: check.Check = check.anything;`,
    };
  const text = code`
    /** Checks a value against the schema \`${described}\`. */
    export const ${called}: check.Check = check.reporting(${isCalled(name)}, ${rulesCalled(name)});
  `;
  return { name: called, text };
}

function emitDefinitions(
  { name, schema }: NamedSchema,
  functions: Functions,
  callers: Callers,
): Definition[] {
  const scope = callers === "all" ? code`export ` : code``;
  const rule = emitRules(schema, functions) ?? code`{}`;
  // A schema that is only a reference becomes an `allOf` with the rule of its target.
  const rules = rule.text.startsWith("{") ? rule : code`{ allOf: [${rule}] }`;
  const [is, rulesName] = [isCalled(name), rulesCalled(name)];
  const test = emitFunction(is, [valueParameter], functions.test(schema, code`value`));
  return [
    {
      name: is,
      text: code`${scope}${test}`,
    },
    {
      name: rulesName,
      text: code`${scope}function ${rulesName}(): check.Rules { return ${rules}; }`,
    },
  ];
}
