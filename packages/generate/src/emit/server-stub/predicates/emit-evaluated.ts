// Determines which members and items the keywords of a schema evaluate (JSON Schema, 11.2 and 11.3):
// `unevaluatedProperties` and `unevaluatedItems` apply to the others. A subschema evaluates a value only if the value
// conforms to it.
import { code, type Code } from "../../code.ts";
import type { SchemaKeywords, SchemaModel } from "../../../model/model.ts";
import { all, any, choice, no, yes } from "./condition.ts";
import type { Parameter } from "./emit-function.ts";
import type { Functions } from "./functions.ts";
import { isListed } from "./is-listed.ts";

/** How keywords evaluate the members of an object or the items of an array. */
interface Evaluation {
  /** Prefix of the emitted function names. */
  readonly purpose: "evaluatesMember" | "evaluatesItem";
  readonly parameters: readonly Parameter[];
  /** The arguments for calls from one such function to another. */
  readonly call: Code;
  /** Emits whether the keywords of a schema evaluate the member or item, apart from subschemas for the same value. */
  readonly byOwnKeywords: (schema: SchemaKeywords, functions: Functions) => Code;
  /** Returns the keyword that evaluates everything left over. */
  readonly unevaluated: (schema: SchemaKeywords) => SchemaModel | undefined;
  /** Returns `dependentSchemas`, which applies only to objects. */
  readonly dependents: (schema: SchemaKeywords) => SchemaKeywords["dependentSchemas"];
}

const MEMBERS: Evaluation = {
  purpose: "evaluatesMember",
  parameters: [
    { name: "name", type: code`string` },
    { name: "value", type: code`Readonly<Record<string, unknown>>` },
  ],
  call: code`name, value`,
  byOwnKeywords: (schema) =>
    any([schema.additionalProperties ? yes : no, isListed(schema, code`name`)]),
  unevaluated: (schema) => schema.unevaluatedProperties,
  dependents: (schema) => schema.dependentSchemas,
};

/** The parameters of a function that tests one item. */
export const itemParameters: readonly Parameter[] = [
  { name: "item", type: code`unknown` },
  { name: "index", type: code`number` },
  { name: "value", type: code`readonly unknown[]` },
];

const ITEMS: Evaluation = {
  purpose: "evaluatesItem",
  parameters: itemParameters,
  call: code`item, index, value`,
  byOwnKeywords: (schema, functions) =>
    any([
      schema.items ? yes : no,
      schema.prefixItems ? code`index < ${schema.prefixItems.length}` : no,
      schema.contains ? functions.call(schema.contains.schema, code`item`) : no,
    ]),
  unevaluated: (schema) => schema.unevaluatedItems,
  dependents: () => [],
};

/** Emits an expression for whether a schema evaluates the `item` at `index` of `value`. */
export function emitEvaluatedItem(schema: SchemaKeywords, functions: Functions): Code {
  return evaluatedByKeywords(schema, ITEMS, functions);
}

/**
 * Declares a function that tests whether the keywords other than `unevaluatedProperties` evaluate a member, and returns
 * its name.
 */
export function declareEvaluatedMember(schema: SchemaKeywords, functions: Functions): Code {
  return functions.declare(schema, "evaluatesBeside", MEMBERS.parameters, () =>
    evaluatedByKeywords(schema, MEMBERS, functions),
  );
}

function evaluatedByKeywords(
  schema: SchemaKeywords,
  evaluation: Evaluation,
  functions: Functions,
): Code {
  const conforms = (part: SchemaModel) => functions.call(part, code`value`);
  const evaluated = (part: SchemaModel | undefined) =>
    part ? evaluatedBySchema(part, evaluation, functions) : no;
  const whereConforming = (part: SchemaModel) => all([conforms(part), evaluated(part)]);
  const dependents = (evaluation.dependents(schema) ?? []).map(({ name, schema: part }) =>
    all([code`check.own(value, ${name}) !== undefined`, evaluated(part)]),
  );
  return any([
    evaluation.byOwnKeywords(schema, functions),
    ...(schema.allOf ?? []).map(evaluated),
    ...(schema.anyOf ?? []).map(whereConforming),
    ...(schema.oneOf ?? []).map(whereConforming),
    ...dependents,
    schema.if ? evaluatedByIf(schema.if, conforms, evaluated) : no,
  ]);
}

function evaluatedByIf(
  { condition, thenSchema, elseSchema }: NonNullable<SchemaKeywords["if"]>,
  conforms: (part: SchemaModel) => Code,
  evaluated: (part: SchemaModel | undefined) => Code,
): Code {
  const whenTrue = any([evaluated(condition), evaluated(thenSchema)]);
  return choice(conforms(condition), whenTrue, evaluated(elseSchema));
}

function evaluatedBySchema(
  schema: SchemaModel,
  evaluation: Evaluation,
  functions: Functions,
): Code {
  switch (schema.kind) {
    case "always":
    case "never":
      return no;
    case "reference": {
      const beside = schema.and ? evaluatedBySchema(schema.and, evaluation, functions) : no;
      return any([beside, evaluatedByReference(schema.name, evaluation, functions)]);
    }
    case "schema":
      return evaluation.unevaluated(schema)
        ? yes
        : evaluatedByKeywords(schema, evaluation, functions);
  }
}

/**
 * Emits the test for a reference as a function: a schema may refer to itself, so its function must be able to call
 * itself.
 */
function evaluatedByReference(name: string, evaluation: Evaluation, functions: Functions): Code {
  const target = functions.named.schema(name);
  if (!target || target.kind === "always" || target.kind === "never") return no;
  const { purpose, parameters, call } = evaluation;
  const called = functions.declare(target, purpose, parameters, () =>
    evaluatedBySchema(target, evaluation, functions),
  );
  return code`${called}(${call})`;
}
