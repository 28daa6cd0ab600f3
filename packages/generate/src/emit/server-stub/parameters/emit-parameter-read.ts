import { code, join, literal, type Code } from "../../code.ts";
import { memberName } from "../../names.ts";
import type { ParameterModel } from "../../../model/model.ts";
import { depthOf, shapeOf, type Shape } from "../../../model/shape-of.ts";
import type { Constants } from "../../constants.ts";
import { emitInlineCheck } from "../checks/emit-inline-check.ts";
import type { SchemaContext } from "../../schema-context.ts";

/**
 * Emits a call that decodes one parameter from `sent`, checks it and appends it to `out`; the parameter's description
 * becomes a constant.
 */
export function emitParameterRead(
  parameter: ParameterModel,
  siblings: readonly ParameterModel[],
  known: SchemaContext,
  constants: Constants,
): Code {
  const name = memberName(parameter.in, parameter.name);
  const shape = shapeOnWire(parameter, known);
  const value = emitParameter(parameter, siblings, shape, known);
  const read = isQueryNumber(parameter, shape) ? code`readQueryNumber` : code`readParameter`;
  return code`${read}(sent, ${constants.declare(name, code`Parameter`, value)}, out)`;
}

function shapeOnWire(
  { schema, style, mediaType }: ParameterModel,
  { schemas }: SchemaContext,
): Shape {
  return mediaType === undefined ? shapeOf(schema, schemas, depthOf(style)) : { scalars: [] };
}

/** Whether digits in the query are parsed as a number, whatever other types the parameter allows. */
function isQueryNumber(
  { in: place, style, explode }: ParameterModel,
  { scalars, items, members, rest }: Shape,
): boolean {
  // Digits parsed as a number are not a bigint.
  if (scalars.includes("bigint")) return false;
  const isNumber = scalars.includes("integer") || scalars.includes("number");
  return (
    place === "query" && style === "form" && explode && isNumber && !(items || members || rest)
  );
}

/** Emits a parameter as the runtime's `Parameter`. */
function emitParameter(
  parameter: ParameterModel,
  siblings: readonly ParameterModel[],
  shape: Shape,
  { bigints }: SchemaContext,
): Code {
  const { schema, mediaType } = parameter;
  const inside = mediaType === undefined ? undefined : bigints.of(schema);
  const members = [
    ...Object.entries(settingsOf(parameter, siblings, shape)).map(
      ([name, value]) => code`${name}:${literal(value)}`,
    ),
    ...fallbackOf(parameter).map((value) => code`fallback: ${bigints.literal(value, schema)}`),
    ...(inside ? [code`bigints: ${inside}`] : []),
    code`check: ${emitInlineCheck(schema)}`,
  ];
  return code`{ ${join(members, ", ")} }`;
}

/** Returns the runtime's `ParameterSettings` of a parameter. */
function settingsOf(
  { name, in: place, required, style, explode, allowEmptyValue, mediaType }: ParameterModel,
  siblings: readonly ParameterModel[],
  shape: Shape,
): object {
  const isOpen = shape.rest !== undefined && style === "form" && explode;
  return {
    in: place,
    name,
    required,
    style: mediaType === undefined ? style : "json",
    explode,
    shape,
    ...(allowEmptyValue && { allowEmpty: true }),
    ...(isOpen && {
      others: siblings.map((other) => other.name).filter((other) => other !== name),
    }),
  };
}

/** Returns a list with the default value, empty if there is none. */
function fallbackOf({ schema }: ParameterModel): unknown[] {
  return "default" in schema && schema.default !== undefined ? [schema.default] : [];
}
