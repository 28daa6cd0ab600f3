import { code, join, literal, type Code } from "../code.ts";
import { memberName } from "../names.ts";
import type { ParameterModel } from "../../model/model.ts";
import type { SchemaIndex } from "../../model/schema-index.ts";
import { depthOf, shapeOf } from "../../model/shape-of.ts";
import type { Constants } from "./constants.ts";
import { emitInlineCheck } from "./emit-schema-check.ts";

/** A call that decodes one parameter from `sent`, checks it and appends to `out`; what is known of it becomes a constant. */
export function emitParameterRead(
  parameter: ParameterModel,
  siblings: readonly ParameterModel[],
  schemas: SchemaIndex,
  constants: Constants,
): Code {
  const name = memberName(parameter.in, parameter.name);
  const value = emitParameter(parameter, siblings, schemas);
  return code`readParameter(sent, ${constants.declare(name, code`Parameter`, value)}, out)`;
}

/** The runtime's `Parameter`. */
function emitParameter(
  parameter: ParameterModel,
  siblings: readonly ParameterModel[],
  schemas: SchemaIndex,
): Code {
  const members = [
    ...Object.entries(settingsOf(parameter, siblings, schemas)).map(
      ([name, value]) => code`${name}:${literal(value)}`,
    ),
    ...fallbackOf(parameter).map((value) => code`fallback: ${literal(value)}`),
    code`check: ${emitInlineCheck(parameter.schema)}`,
  ];
  return code`{ ${join(members, ", ")} }`;
}

/** The runtime's `ParameterSettings`. */
function settingsOf(
  parameter: ParameterModel,
  siblings: readonly ParameterModel[],
  schemas: SchemaIndex,
): object {
  const { name, in: place, required, style, explode, allowEmptyValue, mediaType } = parameter;
  const shape =
    mediaType === undefined ? shapeOf(parameter.schema, schemas, depthOf(style)) : { scalars: [] };
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

/** The default, if there is one. */
function fallbackOf({ schema }: ParameterModel): unknown[] {
  return "default" in schema && schema.default !== undefined ? [schema.default] : [];
}
