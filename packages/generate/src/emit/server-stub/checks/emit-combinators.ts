import { code, type Code } from "../../code.ts";
import type { SchemaKeywords, SchemaModel } from "../../../model/model.ts";
import { emitDiscriminated } from "./emit-discriminated.ts";
import { emitFailure } from "./emit-failure.ts";
import { any, exactlyOne, negated, no, yes } from "../predicates/condition.ts";
import { emitAgain, type Scope } from "./scope.ts";

/** Statements for `allOf`, `anyOf`, `oneOf`, `not` and `if`. */
export function emitCombinators(schema: SchemaKeywords, scope: Scope): Code[] {
  const call = (part: SchemaModel) => scope.functions.call(part, scope.value);
  return [
    ...(schema.allOf ?? []).flatMap((part) => scope.emit(part, scope)),
    ...(schema.anyOf ? emitChoice("anyOf", any(schema.anyOf.map(call)), schema, scope) : []),
    ...(schema.oneOf ? emitChoice("oneOf", exactlyOne(schema.oneOf.map(call)), schema, scope) : []),
    ...(schema.not
      ? unless(negated(call(schema.not)), [emitFailure(scope, "not", "a value of another kind")])
      : []),
    ...(schema.if ? emitIf(schema.if, scope) : []),
  ];
}

function emitChoice(
  keyword: "anyOf" | "oneOf",
  test: Code,
  schema: SchemaKeywords,
  scope: Scope,
): Code[] {
  const alternatives = schema[keyword] ?? [];
  const number = keyword === "oneOf" ? "exactly one" : "one";
  const failure = emitFailure(
    scope,
    keyword,
    `a value of ${number} of ${alternatives.length} kinds`,
  );
  if (schema.discriminator)
    return unless(test, emitDiscriminated(schema.discriminator, failure, scope));
  const [only, ...others] = alternatives.filter((part) => !isNull(part));
  const isNullable = only && others.length === 0 && alternatives.length === 2;
  return isNullable ? emitNullable(keyword, only, failure, scope) : unless(test, [failure]);
}

/**
 * Where the other alternative is null, the violations of the one say more than that none fits. It is checked once at
 * each level, so that the work stays linear where it nests.
 */
function emitNullable(
  keyword: "anyOf" | "oneOf",
  only: SchemaModel,
  failure: Code,
  scope: Scope,
): Code[] {
  const { value } = scope;
  const statements = scope.emit(only, scope);
  const twice = keyword === "oneOf" ? scope.functions.call(only, value) : no;
  const ofNull = twice === no ? [] : [code`if (${value} === null && ${twice}) ${failure}`];
  if (statements.length === 0) return ofNull;
  return [...ofNull, code`if (${value} !== null) { ${statements} }`];
}

function isNull(schema: SchemaModel): boolean {
  return schema.kind === "schema" && schema.types?.length === 1 && schema.types[0] === "null";
}

function unless(test: Code, statements: readonly Code[]): Code[] {
  if (test === yes) return [];
  return [test === no ? code`{ ${statements} }` : code`if (!(${test})) { ${statements} }`];
}

function emitIf(fork: NonNullable<SchemaKeywords["if"]>, scope: Scope): Code[] {
  const branch = (schema: SchemaModel | undefined) => (schema ? emitAgain(schema, scope) : []);
  const [thenChecks, elseChecks] = [branch(fork.thenSchema), branch(fork.elseSchema)];
  const test = scope.functions.call(fork.condition, scope.value);
  if (test === yes) return thenChecks;
  if (test === no) return elseChecks;
  if (thenChecks.length > 0 && elseChecks.length > 0)
    return [code`if (${test}) { ${thenChecks} } else { ${elseChecks} }`];
  return [...unless(negated(test), thenChecks), ...unless(test, elseChecks)];
}
