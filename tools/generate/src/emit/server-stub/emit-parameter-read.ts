import { code, literal, type Code } from "../code.ts";
import type { ParameterModel } from "../../model/model.ts";
import type { SchemaIndex } from "../../model/schema-index.ts";
import { shapeOf } from "../../model/shape-of.ts";
import { emitInlineCheck } from "./emit-schema-check.ts";

/** A call that decodes one parameter from `sent`, checks it and appends to `out`. */
export function emitParameterRead(
  parameter: ParameterModel,
  siblings: readonly ParameterModel[],
  schemas: SchemaIndex,
): Code {
  const settings = literal(settingsOf(parameter, siblings, schemas));
  return code`readParameter(sent, ${settings}, ${fallback(parameter)}, ${emitInlineCheck(parameter.schema)}, out)`;
}

/** The runtime's `ParameterSettings`. */
function settingsOf(
  parameter: ParameterModel,
  siblings: readonly ParameterModel[],
  schemas: SchemaIndex,
): object {
  const { name, in: place, required, style, explode, allowEmptyValue, mediaType } = parameter;
  const shape = mediaType === undefined ? shapeOf(parameter.schema, schemas) : { scalars: [] };
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

function fallback({ schema }: ParameterModel): Code {
  return "default" in schema && schema.default !== undefined
    ? literal(schema.default)
    : code`undefined`;
}
