import { code, type Code } from "../../code.ts";
import type { PropertyModel, SchemaKeywords } from "../../../model/model.ts";
import { assertionsOf } from "../assertions/assertions.ts";
import { emitAssertions, emitFailure } from "./emit-failure.ts";
import { memberOf } from "../assertions/member-of.ts";
import { negated, yes } from "../predicates/condition.ts";
import { declareEvaluatedMember } from "../predicates/emit-evaluated.ts";
import { isListed } from "../predicates/is-listed.ts";
import { regExp } from "../assertions/reg-exp.ts";
import { emitAgain, innerScope, memberAt, numbered, type Scope } from "./scope.ts";

/** Statements for the members of an object. */
export function emitObjectChecks(schema: SchemaKeywords, scope: Scope): Code[] {
  const properties = schema.properties ?? [];
  const others = (schema.required ?? []).filter(
    (name) => !properties.some((property) => property.name === name),
  );
  return [
    ...emitAssertions(assertionsOf(schema, "object", scope.value), scope),
    ...others.map(
      (name) => code`if (${memberOf(scope.value, name)} === undefined) ${missing(scope, name)}`,
    ),
    ...properties.flatMap((property) => emitProperty(property, scope)),
    ...(schema.dependentRequired ?? []).map((rule) => emitDependent(rule, scope)),
    ...(schema.dependentSchemas ?? []).flatMap(({ name, schema: dependent }) =>
      wrap(code`${memberOf(scope.value, name)} !== undefined`, emitAgain(dependent, scope)),
    ),
    ...emitMembers(schema, scope),
  ];
}

function emitProperty({ name, required, schema }: PropertyModel, scope: Scope): Code[] {
  const inner = innerScope(scope, memberAt(scope, name));
  const statements = scope.emit(schema, inner);
  const absent = missing(scope, name);
  if (statements.length === 0)
    return required ? [code`if (${memberOf(scope.value, name)} === undefined) { ${absent} }`] : [];
  const present = statements.length === 1 ? code`${statements}` : code`{ ${statements} }`;
  const choice = required
    ? code`if (${inner.value} === undefined) ${absent} else ${present}`
    : code`if (${inner.value} !== undefined) ${present}`;
  return [code`{ const ${inner.value}: unknown = ${memberOf(scope.value, name)}; ${choice} }`];
}

function emitDependent(
  { name, required }: { name: string; required: readonly string[] },
  scope: Scope,
): Code {
  const checks = required.map(
    (other) => code`if (${memberOf(scope.value, other)} === undefined) ${missing(scope, other)}`,
  );
  return code`if (${memberOf(scope.value, name)} !== undefined) { ${checks} }`;
}

/** The keywords that select members by their names share one loop. */
function emitMembers(schema: SchemaKeywords, scope: Scope): Code[] {
  const key = numbered("key", scope.depth + 1);
  const inner = innerScope(scope, code`check.memberAt(${scope.at}, ${key})`);
  const { additionalProperties } = schema;
  const valueChecks = [
    ...(schema.patternProperties ?? []).flatMap(({ pattern, schema: of }) =>
      wrap(code`${regExp(pattern)}.test(${key})`, scope.emit(of, inner)),
    ),
    ...(additionalProperties
      ? wrap(negated(isListed(schema, key)), scope.emit(additionalProperties, inner))
      : []),
    ...emitUnevaluated(schema, key, inner, scope),
  ];
  const nameChecks = emitPropertyNames(schema, key, scope);
  if (valueChecks.length + nameChecks.length === 0) return [];
  return [
    code`for (const ${key} of Object.keys(${scope.value})) {
      const ${inner.value}: unknown = ${scope.value}[${key}];
      if (${inner.value} === undefined) continue;
      ${valueChecks} ${nameChecks}
    }`,
  ];
}

function emitPropertyNames({ propertyNames }: SchemaKeywords, key: Code, scope: Scope): Code[] {
  if (!propertyNames) return [];
  const test = scope.functions.call(propertyNames, key);
  if (test === yes) return [];
  const failure = emitFailure({ ...scope, value: key }, "propertyNames", "another member name");
  return [code`if (${negated(test)}) ${failure}`];
}

/** `unevaluatedProperties` applies to members that no other keyword for the same value evaluates. */
function emitUnevaluated(schema: SchemaKeywords, key: Code, inner: Scope, scope: Scope): Code[] {
  if (!schema.unevaluatedProperties) return [];
  const evaluated = declareEvaluatedMember(schema, scope.functions);
  const statements = scope.emit(schema.unevaluatedProperties, inner);
  return wrap(code`!${evaluated}(${key}, ${scope.value})`, statements);
}

function wrap(condition: Code, statements: readonly Code[]): Code[] {
  if (condition === yes) return [...statements];
  return statements.length === 0 ? [] : [code`if (${condition}) { ${statements} }`];
}

function missing({ at, out }: Scope, name: string): Code {
  return code`check.missing(${out}, ${at}, ${name});`;
}
