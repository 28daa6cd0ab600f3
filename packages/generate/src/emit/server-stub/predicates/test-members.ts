import { code, type Code } from "../../code.ts";
import type { SchemaKeywords, SchemaModel } from "../../../model/model.ts";
import { regExp } from "../../reg-exp.ts";
import { all, any, yes } from "./condition.ts";
import { declareEvaluatedMember } from "./emit-evaluated.ts";
import type { Functions } from "./functions.ts";
import { isListed } from "./is-listed.ts";

const parameters = [
  { name: "name", type: code`string` },
  { name: "member", type: code`unknown` },
  { name: "value", type: code`Readonly<Record<string, unknown>>` },
];

/**
 * Emits an expression that tests every member of `value`: `patternProperties`, `additionalProperties`, `propertyNames`,
 * `unevaluatedProperties`.
 */
export function testMembers(schema: SchemaKeywords, value: Code, functions: Functions): Code {
  const test = testMember(schema, functions);
  if (test === yes) return yes;
  const each = functions.declare(schema, "eachMember", parameters, () => test);
  return code`check.everyMember(${value}, ${each})`;
}

function testMember(schema: SchemaKeywords, functions: Functions): Code {
  const [name, member] = [code`name`, code`member`];
  const { propertyNames, additionalProperties, unevaluatedProperties } = schema;
  const listed = (rest: SchemaModel) => any([isListed(schema, name), functions.call(rest, member)]);
  const unevaluated = (rest: SchemaModel) =>
    functions.call(rest, member) === yes
      ? yes
      : any([
          code`${declareEvaluatedMember(schema, functions)}(${name}, value)`,
          functions.call(rest, member),
        ]);
  return all([
    propertyNames ? functions.call(propertyNames, name) : yes,
    ...(schema.patternProperties ?? []).map(({ pattern, schema: inner }) =>
      any([code`!${regExp(pattern)}.test(${name})`, functions.call(inner, member)]),
    ),
    additionalProperties ? listed(additionalProperties) : yes,
    unevaluatedProperties ? unevaluated(unevaluatedProperties) : yes,
  ]);
}
