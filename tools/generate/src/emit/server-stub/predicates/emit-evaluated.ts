import { code, type Code } from "../../code.ts";
import type { SchemaKeywords, SchemaModel } from "../../../model/model.ts";
import { all, any, choice, no, yes } from "./condition.ts";
import type { Parameter } from "./emit-function.ts";
import type { Functions } from "./functions.ts";
import { isListed } from "./is-listed.ts";

/** How the keywords of a schema evaluate members or items, without its subschemas for the same value. */
interface Kind {
  readonly purpose: "evaluatesMember" | "evaluatesItem";
  readonly parameters: readonly Parameter[];
  readonly call: Code;
  readonly own: (schema: SchemaKeywords, functions: Functions) => Code;
  readonly rest: (schema: SchemaKeywords) => SchemaModel | undefined;
}

const ofMembers: Kind = {
  purpose: "evaluatesMember",
  parameters: [
    { name: "name", type: code`string` },
    { name: "value", type: code`Readonly<Record<string, unknown>>` },
  ],
  call: code`name, value`,
  own: (schema) => any([schema.additionalProperties ? yes : no, isListed(schema, code`name`)]),
  rest: (schema) => schema.unevaluatedProperties,
};

/** The parameters of a function that tests one item. */
export const itemParameters: readonly Parameter[] = [
  { name: "item", type: code`unknown` },
  { name: "index", type: code`number` },
  { name: "value", type: code`readonly unknown[]` },
];

const ofItems: Kind = {
  purpose: "evaluatesItem",
  parameters: itemParameters,
  call: code`item, index, value`,
  own: (schema, functions) =>
    any([
      schema.items ? yes : no,
      schema.prefixItems ? code`index < ${schema.prefixItems.length}` : no,
      schema.contains ? functions.call(schema.contains.schema, code`item`) : no,
    ]),
  rest: (schema) => schema.unevaluatedItems,
};

/** An expression: whether a schema evaluates the `item` at `index` of `value` (JSON Schema, 11.2). */
export function emitEvaluatedItem(schema: SchemaKeywords, functions: Functions): Code {
  return byKeywords(schema, ofItems, functions);
}

/** The name of a function that tests whether the keywords beside `unevaluatedProperties` evaluate a member (JSON Schema, 11.3). */
export function declareEvaluatedMember(schema: SchemaKeywords, functions: Functions): Code {
  return functions.declare(schema, "evaluatesBeside", ofMembers.parameters, () =>
    byKeywords(schema, ofMembers, functions),
  );
}

function byKeywords(schema: SchemaKeywords, kind: Kind, functions: Functions): Code {
  const call = (part: SchemaModel) => functions.call(part, code`value`);
  const within = (part: SchemaModel) => bySchema(part, kind, functions);
  const whereKept = (part: SchemaModel) => all([call(part), within(part)]);
  const { if: fork } = schema;
  return any([
    kind.own(schema, functions),
    ...(schema.allOf ?? []).map(within),
    ...(schema.anyOf ?? []).map(whereKept),
    ...(schema.oneOf ?? []).map(whereKept),
    ...dependents(schema, kind).map(({ present, schema: part }) => all([present, within(part)])),
    fork
      ? choice(
          call(fork.condition),
          any([within(fork.condition), fork.thenSchema ? within(fork.thenSchema) : no]),
          fork.elseSchema ? within(fork.elseSchema) : no,
        )
      : no,
  ]);
}

/** `dependentSchemas` holds for objects alone, so that it never evaluates an item. */
function dependents(schema: SchemaKeywords, kind: Kind): { present: Code; schema: SchemaModel }[] {
  if (kind !== ofMembers) return [];
  return (schema.dependentSchemas ?? []).map(({ name, schema: part }) => ({
    present: code`check.own(value, ${name}) !== undefined`,
    schema: part,
  }));
}

function bySchema(schema: SchemaModel, kind: Kind, functions: Functions): Code {
  if (schema.kind === "always" || schema.kind === "never") return no;
  if (schema.kind === "schema")
    return kind.rest(schema) ? yes : byKeywords(schema, kind, functions);
  const beside = schema.and ? bySchema(schema.and, kind, functions) : no;
  return any([beside, byReference(schema.name, kind, functions)]);
}

/** A schema may lead back to itself: a function of its own can call itself. */
function byReference(name: string, kind: Kind, functions: Functions): Code {
  const target = functions.named.schema(name);
  if (!target || target.kind === "always" || target.kind === "never") return no;
  const called = functions.declare(target, kind.purpose, kind.parameters, () =>
    bySchema(target, kind, functions),
  );
  return code`${called}(${kind.call})`;
}
