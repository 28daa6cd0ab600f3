import { code, join, type Code } from "../code.ts";
import type { PropertyModel, SchemaKeywords } from "../../model/model.ts";
import { emitFailure } from "./emit-failure.ts";
import { regExp } from "./emit-string-checks.ts";
import { innerScope, memberAt, numbered, trialScope, type Scope } from "./scope.ts";

/** Statements for the members of an object. */
export function emitObjectChecks(schema: SchemaKeywords, scope: Scope): Code[] {
  const properties = schema.properties ?? [];
  const others = (schema.required ?? []).filter(
    (name) => !properties.some((property) => property.name === name),
  );
  return [
    ...emitSize(schema, scope),
    ...others.map(
      (name) => code`if (${access(scope, name)} === undefined) { ${missing(scope, name)} }`,
    ),
    ...properties.flatMap((property) => emitProperty(property, scope)),
    ...(schema.dependentRequired ?? []).map((rule) => emitDependent(rule, scope)),
    ...emitMembers(schema, scope),
  ];
}

function emitSize({ minProperties, maxProperties }: SchemaKeywords, scope: Scope): Code[] {
  const size = code`Object.keys(${scope.value}).length`;
  const checks: Code[] = [];
  if (minProperties !== undefined)
    checks.push(
      code`if (${size} < ${minProperties}) { ${emitFailure(scope, "minProperties", `at least ${minProperties} members`)} }`,
    );
  if (maxProperties !== undefined)
    checks.push(
      code`if (${size} > ${maxProperties}) { ${emitFailure(scope, "maxProperties", `at most ${maxProperties} members`)} }`,
    );
  return checks;
}

function emitProperty({ name, required, schema }: PropertyModel, scope: Scope): Code[] {
  const inner = innerScope(scope, memberAt(scope, name));
  const statements = scope.emit(schema, inner);
  const absent = missing(scope, name);
  if (statements.length === 0)
    return required ? [code`if (${access(scope, name)} === undefined) { ${absent} }`] : [];
  const present = code`{ ${statements} }`;
  const choice = required
    ? code`if (${inner.value} === undefined) { ${absent} } else ${present}`
    : code`if (${inner.value} !== undefined) ${present}`;
  return [code`{ const ${inner.value}: unknown = ${access(scope, name)}; ${choice} }`];
}

function emitDependent(
  { name, required }: { name: string; required: readonly string[] },
  scope: Scope,
): Code {
  const checks = required.map(
    (other) => code`if (${access(scope, other)} === undefined) { ${missing(scope, other)} }`,
  );
  return code`if (${access(scope, name)} !== undefined) { ${checks} }`;
}

/** `patternProperties`, `additionalProperties` and `propertyNames` look at every member in one loop. */
function emitMembers(schema: SchemaKeywords, scope: Scope): Code[] {
  const key = numbered("key", scope.depth + 1);
  const inner = innerScope(scope, code`check.memberAt(${scope.at}, ${key})`);
  const patterns = schema.patternProperties ?? [];
  const listed = (schema.properties ?? []).map(({ name }) => code`${key} !== ${name}`);
  const unmatched = patterns.map(({ pattern }) => code`!${regExp(pattern)}.test(${key})`);
  const additional = schema.additionalProperties
    ? scope.emit(schema.additionalProperties, inner)
    : [];
  const valueChecks = [
    ...patterns.flatMap(({ pattern, schema: of }) =>
      wrap(code`${regExp(pattern)}.test(${key})`, scope.emit(of, inner)),
    ),
    ...wrap(
      [...listed, ...unmatched].length > 0 ? join([...listed, ...unmatched], " && ") : code`true`,
      additional,
    ),
  ];
  const nameChecks = emitPropertyNames(schema, key, scope);
  if (valueChecks.length + nameChecks.length === 0) return [];
  const read =
    valueChecks.length > 0
      ? code`const ${inner.value}: unknown = ${scope.value}[${key}];`
      : undefined;
  return [
    code`for (const ${key} of Object.keys(${scope.value})) { ${read} ${valueChecks} ${nameChecks} }`,
  ];
}

function emitPropertyNames({ propertyNames }: SchemaKeywords, key: Code, scope: Scope): Code[] {
  if (!propertyNames) return [];
  const trial = trialScope({ ...scope, value: key });
  const statements = scope.emit(propertyNames, trial);
  if (statements.length === 0) return [];
  const failure = emitFailure({ ...scope, value: key }, "propertyNames", "another member name");
  return [
    code`{ const ${trial.out}: Violation[] = []; ${statements} if (${trial.out}.length > 0) { ${failure} } }`,
  ];
}

function wrap(condition: Code, statements: readonly Code[]): Code[] {
  return statements.length === 0 ? [] : [code`if (${condition}) { ${statements} }`];
}

function missing({ at, out }: Scope, name: string): Code {
  return code`check.missing(${out}, ${at}, ${name});`;
}

/** A member that every object inherits, such as \`constructor\`, counts only as its own. */
function access({ value }: Scope, name: string): Code {
  return name in Object.prototype ? code`check.own(${value}, ${name})` : code`${value}[${name}]`;
}
