import { code, join, literal, type Code } from "../../code.ts";
import type { DiscriminatorModel, SchemaKeywords, SchemaModel } from "../../../model/model.ts";
import { any, exactlyOne, no, yes } from "../predicates/condition.ts";
import type { Functions } from "../predicates/functions.ts";
import { testFunction, type Entry, type RuleOf } from "./entry.ts";

/** Emits the keywords `allOf`, `anyOf`, `oneOf`, `not` and `if`. */
export function rulesOfCombinators(
  schema: SchemaKeywords,
  ruleOf: RuleOf,
  functions: Functions,
): Entry[] {
  const { allOf = [], anyOf, oneOf, not, if: fork } = schema;
  const call = (part: SchemaModel) => functions.call(part, code`value`);
  const entries: Entry[] = [];
  const all = allOf.map(ruleOf).filter((rule) => rule !== undefined);
  if (all.length > 0) entries.push(["allOf", code`[${join(all, ", ")}]`]);
  if (anyOf)
    entries.push(...ofChoice("anyOf", any(anyOf.map(call)), { schema, ruleOf, functions }));
  if (oneOf)
    entries.push(...ofChoice("oneOf", exactlyOne(oneOf.map(call)), { schema, ruleOf, functions }));
  if (not && call(not) !== no) entries.push(["not", testFunction(code`value`, call(not))]);
  if (fork) {
    const branch = (part: SchemaModel | undefined) => (part && ruleOf(part)) ?? code`{}`;
    const branches = [branch(fork.thenSchema), branch(fork.elseSchema)];
    if (branches.some(({ text }) => text !== "{}")) {
      const condition = testFunction(code`value`, call(fork.condition));
      entries.push(["if", code`[${join([condition, ...branches], ", ")}]`]);
    }
  }
  return entries;
}

interface Around {
  readonly schema: SchemaKeywords;
  readonly ruleOf: RuleOf;
  readonly functions: Functions;
}

function ofChoice(
  keyword: "anyOf" | "oneOf",
  fits: Code,
  { schema, ruleOf, functions }: Around,
): Entry[] {
  const alternatives = schema[keyword] ?? [];
  const of = code`of: ${alternatives.length}`;
  if (!schema.discriminator) {
    const [only, ...others] = alternatives.filter((part) => !isNull(part));
    if (only && others.length === 0 && alternatives.length === 2) {
      const both = keyword === "oneOf" ? functions.call(only, code`value`) : no;
      const twice = both === no ? code`` : code`, twice: ${testFunction(code`value`, both)}`;
      return [[keyword, code`{ ${of}, only: ${ruleOf(only) ?? code`{}`}${twice} }`]];
    }
  }
  if (fits === yes) return [];
  const by = schema.discriminator
    ? code`, by: ${byDiscriminator(schema.discriminator, functions)}`
    : code``;
  return [[keyword, code`{ ${of}, fits: ${testFunction(code`value`, fits)}${by} }`]];
}

function byDiscriminator({ property, mapping }: DiscriminatorModel, functions: Functions): Code {
  const cases = mapping.map(({ value, schema }) => {
    const rule = functions.named.rule(schema);
    return rule ? code`[${value}, ${rule}]` : code`[${value}]`;
  });
  return code`[${literal(property)}, [${join(cases, ", ")}]]`;
}

function isNull(schema: SchemaModel): boolean {
  return schema.kind === "schema" && schema.types?.length === 1 && schema.types[0] === "null";
}
