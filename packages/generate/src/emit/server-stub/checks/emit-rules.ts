import { code, join, key, literal, type Code } from "../../code.ts";
import { NUMERIC_KEYWORDS } from "../../../model/keywords.ts";
import type { SchemaKeywords, SchemaModel } from "../../../model/model.ts";
import { scalarOf } from "../../bigints/scalar-of.ts";
import { hasFormat } from "../assertions/formats.ts";
import { regExp } from "../../reg-exp.ts";
import type { Functions } from "../predicates/functions.ts";
import type { Entry, RuleOf } from "./entry.ts";
import { rulesOfArray } from "./rules-of-array.ts";
import { rulesOfCombinators } from "./rules-of-combinators.ts";
import { rulesOfObject } from "./rules-of-object.ts";

/**
 * Emits the constraints of a schema as data (the runtime's `Rule`), from which the runtime reports violations;
 * undefined if the schema asserts nothing.
 */
export function emitRules(schema: SchemaModel, functions: Functions): Code | undefined {
  const ruleOf: RuleOf = (part) => emitRules(part, functions);
  switch (schema.kind) {
    case "always":
      return undefined;
    case "never":
      return code`{ never: true }`;
    case "reference": {
      const named = functions.named.rule(schema.name);
      const beside = schema.and && ruleOf(schema.and);
      return named && beside ? code`{ allOf: [${named}, ${beside}] }` : (named ?? beside);
    }
    case "schema":
      if (functions.isAlways(schema)) return undefined;
      return object([
        ...ofValue(schema),
        ...rulesOfArray(schema, ruleOf, functions),
        ...rulesOfObject(schema, ruleOf, functions),
        ...rulesOfCombinators(schema, ruleOf, functions),
      ]);
  }
}

function ofValue(schema: SchemaKeywords): Entry[] {
  const { types, enum: values, const: only, format, pattern } = schema;
  const [type] = types ?? [];
  const entries: (Entry | false | undefined)[] = [
    types && ["type", literal(types.length === 1 ? type : types)],
    only && ["const", scalarOf(only.value, types)],
    values && [
      "enum",
      code`[${join(
        values.map((value) => scalarOf(value, types)),
        ", ",
      )}]`,
    ],
    hasFormat(format) && ["format", literal(format)],
    pattern !== undefined && ["pattern", regExp(pattern)],
    ...NUMERIC_KEYWORDS.map((keyword): Entry | undefined => {
      const argument = schema[keyword];
      return argument === undefined ? undefined : [keyword, literal(argument)];
    }),
  ];
  return entries.filter((entry) => entry !== undefined && entry !== false);
}

function object(entries: readonly Entry[]): Code {
  const members = entries.map(([keyword, argument]) => code`${key(keyword)}: ${argument}`);
  return code`{ ${join(members, ", ")} }`;
}
