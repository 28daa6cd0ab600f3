import { code, type Code } from "../../code.ts";
import type { SchemaKeywords } from "../../../model/model.ts";
import { regExp } from "../reg-exp.ts";
import { all, any, yes } from "./condition.ts";
import { declareEvaluatedMember } from "./emit-evaluated.ts";
import type { Functions } from "./functions.ts";
import { isListed } from "./is-listed.ts";

const parameters = [
  { name: "name", type: code`string` },
  { name: "member", type: code`unknown` },
  { name: "value", type: code`Readonly<Record<string, unknown>>` },
];

/** Whether a schema has keywords that look at members by their names. */
export function hasMemberRules(schema: SchemaKeywords): boolean {
  return [
    schema.patternProperties,
    schema.additionalProperties,
    schema.propertyNames,
    schema.unevaluatedProperties,
  ].some((keyword) => keyword !== undefined && !("kind" in keyword && keyword.kind === "always"));
}

/** The name of a function that tests one member: `patternProperties`, `additionalProperties`, `propertyNames`, `unevaluatedProperties`. */
export function declareMemberTest(schema: SchemaKeywords, functions: Functions): Code {
  const [name, member] = [code`name`, code`member`];
  const { propertyNames, additionalProperties, unevaluatedProperties } = schema;
  return functions.declare(schema, "eachMember", parameters, () =>
    all([
      propertyNames ? functions.call(propertyNames, name) : yes,
      ...(schema.patternProperties ?? []).map(({ pattern, schema: inner }) =>
        any([code`!${regExp(pattern)}.test(${name})`, functions.call(inner, member)]),
      ),
      additionalProperties
        ? any([isListed(schema, name), functions.call(additionalProperties, member)])
        : yes,
      unevaluatedProperties
        ? any([
            code`${declareEvaluatedMember(schema, functions)}(${name}, value)`,
            functions.call(unevaluatedProperties, member),
          ])
        : yes,
    ]),
  );
}
