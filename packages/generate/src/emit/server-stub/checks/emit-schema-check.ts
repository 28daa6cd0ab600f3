import { code, join, type Code } from "../../code.ts";
import { memberName } from "../../names.ts";
import type { JsonType, SchemaKeywords, SchemaModel } from "../../../model/model.ts";
import { assertionsOf } from "../assertions/assertions.ts";
import { emitArrayChecks } from "./emit-array-checks.ts";
import { emitCombinators } from "./emit-combinators.ts";
import { emitObjectChecks } from "./emit-object-checks.ts";
import { emitAssertions, emitFailure } from "./emit-failure.ts";
import { any, no } from "../predicates/condition.ts";
import { keepUsed } from "../predicates/definition.ts";
import { emitTest } from "../predicates/emit-test.ts";
import { createFunctions } from "../predicates/functions.ts";
import { testEqual } from "../predicates/test-values.ts";
import { guard } from "../predicates/type-guard.ts";
import { rootScope, type Scope } from "./scope.ts";

/** A function that checks an inline schema; it calls the checks of named schemas. */
export function emitInlineCheck(schema: SchemaModel): Code {
  const functions = createFunctions(
    {
      test: (name, value) => code`check.passes(${memberName("check", name)}, ${value})`,
      predicate: () => undefined,
      collect: (name, value, at, out) => [
        code`${memberName("check", name)}(${value}, ${at}, ${out});`,
      ],
      schema: () => undefined,
    },
    emitTest,
    "function",
  );
  const statements = emitSchemaCheck(schema, rootScope(emitSchemaCheck, functions));
  if (statements.length === 0) return code`check.anything`;
  if (schema.kind === "schema" && holdsValues(schema))
    statements.unshift(code`if (${functions.test(schema, code`value`)}) return;`);
  const used = keepUsed(functions.written(), code`${statements}`);
  return code`(value, at, out) => { ${[...used, ...statements]} }`;
}

/** Whether a schema looks into a value, which costs more where violations are looked for at once. */
function holdsValues(schema: SchemaKeywords): boolean {
  const { items, prefixItems, properties, additionalProperties } = schema;
  return (items ?? prefixItems ?? properties ?? additionalProperties) !== undefined;
}

/** The statements that check a value against a schema (JSON Schema 2020-12); none if it asserts nothing. */
export function emitSchemaCheck(schema: SchemaModel, scope: Scope): Code[] {
  switch (schema.kind) {
    case "always":
      return [];
    case "never":
      return [emitFailure(scope, "false", "nothing")];
    case "reference": {
      const { value, at, out, functions } = scope;
      const called = functions.named.collect(schema.name, value, at, out);
      return [...called, ...(schema.and ? emitSchemaCheck(schema.and, scope) : [])];
    }
    case "schema":
      if (scope.functions.isAlways(schema)) return [];
      return [
        ...emitTypedChecks(schema, scope),
        ...emitValues(schema, scope),
        ...emitCombinators(schema, scope),
      ];
  }
}

interface Group {
  readonly type: JsonType;
  readonly statements: readonly Code[];
}

/** Keywords that concern one type of value apply only to values of that type (JSON Schema, 7.6.1). */
function emitTypedChecks(schema: SchemaKeywords, scope: Scope): Code[] {
  const groups: Group[] = [
    { type: "string" as const, statements: emitScalarChecks(schema, "string", scope) },
    { type: "number" as const, statements: emitScalarChecks(schema, "number", scope) },
    { type: "array" as const, statements: emitArrayChecks(schema, scope) },
    { type: "object" as const, statements: emitObjectChecks(schema, scope) },
  ].filter(({ statements }) => statements.length > 0);
  const { types } = schema;
  if (!types) return groups.map((group) => emitGroup(group, scope));
  const wanted = groups.filter(
    ({ type }) => types.includes(type) || (type === "number" && types.includes("integer")),
  );
  const accepted = join(
    types.map((type) => guard(type, scope.value)),
    " || ",
  );
  const failure = emitFailure(scope, "type", describeTypes(types));
  const [only] = wanted;
  if (only && types.length === 1 && only.type === types[0])
    return [code`${emitGroup(only, scope)} else ${failure}`];
  return [code`if (!(${accepted})) ${failure}`, ...wanted.map((group) => emitGroup(group, scope))];
}

function emitScalarChecks(schema: SchemaKeywords, type: "string" | "number", scope: Scope): Code[] {
  return emitAssertions(assertionsOf(schema, type, scope.value), scope);
}

function emitGroup({ type, statements }: Group, { value }: Scope): Code {
  return code`if (${guard(type, value)}) { ${statements} }`;
}

function describeTypes(types: readonly JsonType[]): string {
  const words: Record<JsonType, string> = {
    null: "null",
    boolean: "a boolean",
    integer: "an integer",
    number: "a number",
    string: "a string",
    array: "an array",
    object: "an object",
  };
  return types.map((type) => words[type]).join(" or ");
}

function emitValues(schema: SchemaKeywords, scope: Scope): Code[] {
  const checks: Code[] = [];
  if (schema.const) checks.push(emitOneOfValues([schema.const.value], "const", scope));
  if (schema.enum) checks.push(emitOneOfValues(schema.enum, "enum", scope));
  return checks;
}

function emitOneOfValues(values: readonly unknown[], keyword: string, scope: Scope): Code {
  const expected = values.map((value) => JSON.stringify(value)).join(" or ");
  const failure = emitFailure(scope, keyword, expected || "nothing");
  const test = any(values.map((value) => testEqual(value, scope.value)));
  return test === no ? failure : code`if (!(${test})) ${failure}`;
}
