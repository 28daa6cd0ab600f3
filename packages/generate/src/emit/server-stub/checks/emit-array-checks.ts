import { code, type Code } from "../../code.ts";
import type { SchemaKeywords, SchemaModel } from "../../../model/model.ts";
import { assertionsOf } from "../assertions/assertions.ts";
import { emitAssertions, emitFailure } from "./emit-failure.ts";
import { no, yes } from "../predicates/condition.ts";
import { declareItemTest, testContains } from "../predicates/test-array.ts";
import { innerScope, numbered, type Scope } from "./scope.ts";

/** Statements for the length, the items and the uniqueness of an array. */
export function emitArrayChecks(schema: SchemaKeywords, scope: Scope): Code[] {
  const { value } = scope;
  const checks = emitAssertions(assertionsOf(schema, "array", value), scope);
  if (schema.uniqueItems)
    checks.push(
      code`if (!check.isUnique(${value})) ${emitFailure(scope, "uniqueItems", "items that differ")}`,
    );
  const prefix = schema.prefixItems ?? [];
  checks.push(...prefix.flatMap((item, index) => emitPrefixItem(item, index, scope)));
  if (schema.items) checks.push(...emitItems(schema.items, prefix.length, scope));
  if (schema.contains) checks.push(...emitContains(schema.contains, scope));
  checks.push(...emitUnevaluated(schema, scope));
  return checks;
}

function emitPrefixItem(item: SchemaModel, index: number, scope: Scope): Code[] {
  const inner = innerScope(scope, code`${scope.at} + ${`/${index}`}`);
  const statements = scope.emit(item, inner);
  if (statements.length === 0) return [];
  return [
    code`if (${scope.value}.length > ${index}) { const ${inner.value}: unknown = ${scope.value}[${index}]; ${statements} }`,
  ];
}

function emitItems(items: SchemaModel, from: number, scope: Scope): Code[] {
  const index = numbered("index", scope.depth + 1);
  const inner = innerScope(scope, code`${scope.at} + "/" + ${index}`);
  const statements = scope.emit(items, inner);
  if (statements.length === 0) return [];
  return [
    code`for (let ${index} = ${from}; ${index} < ${scope.value}.length; ${index} += 1) {
      const ${inner.value}: unknown = ${scope.value}[${index}];
      ${statements}
    }`,
  ];
}

function emitContains(contains: NonNullable<SchemaKeywords["contains"]>, scope: Scope): Code[] {
  const test = testContains(contains, scope.value, scope.functions);
  if (test === yes) return [];
  const { min, max } = contains;
  const number = max === undefined ? `at least ${min}` : `${min} to ${max}`;
  const failure = emitFailure(scope, "contains", `${number} items of a certain kind`);
  return [test === no ? failure : code`if (!(${test})) ${failure}`];
}

function emitUnevaluated(schema: SchemaKeywords, scope: Scope): Code[] {
  if (!schema.unevaluatedItems) return [];
  const index = numbered("index", scope.depth + 1);
  const inner = innerScope(scope, code`${scope.at} + "/" + ${index}`);
  const statements = scope.emit(schema.unevaluatedItems, inner);
  if (statements.length === 0) return [];
  const each = declareItemTest(schema, schema.unevaluatedItems, scope.functions);
  return [
    code`for (let ${index} = 0; ${index} < ${scope.value}.length; ${index} += 1) {
      const ${inner.value}: unknown = ${scope.value}[${index}];
      if (!${each}(${inner.value}, ${index}, ${scope.value})) { ${statements} }
    }`,
  ];
}
