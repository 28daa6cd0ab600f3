import { code, join, key, literal, type Code } from "../../code.ts";
import type { SchemaKeywords } from "../../../model/model.ts";
import { regExp } from "../../reg-exp.ts";
import { yes } from "../predicates/condition.ts";
import { declareEvaluatedMember } from "../predicates/emit-evaluated.ts";
import type { Functions } from "../predicates/functions.ts";
import { testFunction, type Entry, type RuleOf } from "./entry.ts";

/** Emits the keywords for the members of an object. */
export function rulesOfObject(
  schema: SchemaKeywords,
  ruleOf: RuleOf,
  functions: Functions,
): Entry[] {
  const { required = [], dependentRequired = [], dependentSchemas = [] } = schema;
  const others = schema.additionalProperties && ruleOf(schema.additionalProperties);
  const entries: Entry[] = [];
  if (required.length > 0) entries.push(["required", literal(required)]);
  entries.push(...ofProperties(schema, ruleOf, others !== undefined));
  if (dependentRequired.length > 0) {
    const rules = dependentRequired.map((rule) => [rule.name, rule.required]);
    entries.push(["dependentRequired", literal(rules)]);
  }
  entries.push(
    ...pairs(
      "dependentSchemas",
      dependentSchemas.map(({ name, schema: dependent }) => [literal(name), ruleOf(dependent)]),
    ),
    ...ofOthers(schema, others, { ruleOf, functions }),
  );
  return entries;
}

/**
 * Emits `properties`. Members without constraints are listed only if they are required, or to distinguish them from
 * additional members.
 */
function ofProperties(
  { properties = [] }: SchemaKeywords,
  ruleOf: RuleOf,
  isTold: boolean,
): Entry[] {
  const members = properties.flatMap(({ name, required, schema: member }) => {
    const rule = ruleOf(member);
    // For a name that every object inherits, the compiler would use the inherited type.
    const type = name in Object.prototype ? code` satisfies check.Rule` : code``;
    return rule || required || isTold ? [code`${key(name)}: ${rule ?? code`{}`}${type}`] : [];
  });
  return members.length === 0 ? [] : [["properties", code`{ ${join(members, ", ")} }`]];
}

function ofOthers(
  schema: SchemaKeywords,
  others: Code | undefined,
  { ruleOf, functions }: { ruleOf: RuleOf; functions: Functions },
): Entry[] {
  const { patternProperties = [], propertyNames, unevaluatedProperties } = schema;
  const rest = unevaluatedProperties && ruleOf(unevaluatedProperties);
  const patterns = patternProperties.map(({ pattern, schema: matching }): Pair => {
    const rule = ruleOf(matching);
    return [regExp(pattern), rule ?? (others && code`{}`)];
  });
  const isNamed = propertyNames ? functions.call(propertyNames, code`name`) : yes;
  const entries = pairs("patternProperties", patterns);
  if (others) entries.push(["additionalProperties", others]);
  if (rest)
    entries.push([
      "unevaluatedProperties",
      code`[${declareEvaluatedMember(schema, functions)}, ${rest}]`,
    ]);
  if (isNamed !== yes) entries.push(["propertyNames", testFunction(code`name`, isNamed)]);
  return entries;
}

type Pair = readonly [Code, Code | undefined];

function pairs(keyword: string, all: readonly Pair[]): Entry[] {
  const written = all.flatMap(([one, rule]) => (rule ? [code`[${one}, ${rule}]`] : []));
  return written.length === 0 ? [] : [[keyword, code`[${join(written, ", ")}]`]];
}
