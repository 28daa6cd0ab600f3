import { DescriptionError } from "../../description-error.ts";
import { code, key, literal, type Code } from "../code.ts";
import { importChecks, importUsed } from "../imports.ts";
import { assertDistinct, memberName, nameInComment } from "../names.ts";
import type { ApiModel, OperationModel, ParameterModel } from "../../model/model.ts";
import { obstacleIn } from "../../model/parameter-obstacle.ts";
import { indexSchemas, type SchemaIndex } from "../../model/schema-index.ts";
import { shapeOf } from "../../model/shape-of.ts";
import { emitInlineCheck } from "./emit-schema-check.ts";

const places = { path: "path", query: "query", header: "headers", cookie: "cookies" } as const;

/**
 * One function an operation that decodes and checks its parameters. Throws {@link DescriptionError} with
 * every parameter that travels in a way that OpenAPI does not define.
 */
export function emitParameters(model: ApiModel): Code {
  assertDistinct(
    model.operations.map(({ id }) => id),
    (id) => memberName("decode", id),
  );
  const schemas = indexSchemas(model);
  assertHonoured(model, schemas);
  const decoders = code`${model.operations.map((operation) => emitDecoder(operation, schemas))}`;
  const checks = model.schemas.map(({ name }) => memberName("check", name));
  return code`
    import type { ParameterSource, Parameters } from "../contract/operation.js";
    import type { Violation } from "../contract/violation.js";
    ${importChecks(decoders)}
    ${importUsed([code`splitSource`], "../decode/parameters/sent.js", decoders)}
    ${importUsed([code`readParameter`], "../decode/read-parameter.js", decoders)}
    ${importUsed(checks, "./checks.js", decoders)}
    ${decoders}
  `;
}

function emitDecoder(operation: OperationModel, schemas: SchemaIndex): Code {
  const { id, parameters } = operation;
  const place = (name: keyof typeof places) => {
    const own = parameters.filter((parameter) => parameter.in === name);
    return code`${places[name]}: { ${own.map((parameter) => emitParameter(parameter, own, schemas))} },`;
  };
  const all = code`${place("path")} ${place("query")} ${place("header")} ${place("cookie")}`;
  const unused = parameters.length === 0;
  return code`
    /** Decodes and checks the parameters of \`${nameInComment(id)}\`. */
    export function ${memberName("decode", id)}(${unused ? code`_source` : code`source`}: ParameterSource, ${unused ? code`_out` : code`out`}: Violation[]): Parameters {
      ${unused ? code`` : code`const sent = splitSource(source);`}
      return { ${all} };
    }
  `;
}

function emitParameter(
  parameter: ParameterModel,
  siblings: readonly ParameterModel[],
  schemas: SchemaIndex,
): Code {
  const name = parameter.in === "header" ? parameter.name.toLowerCase() : parameter.name;
  const settings = literal(settingsOf(parameter, siblings, schemas));
  return code`${key(name)}: readParameter(sent, ${settings}, ${fallback(parameter)}, ${emitInlineCheck(parameter.schema)}, out),`;
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
    ...(isOpen && { others: siblings.map((other) => other.name).filter((other) => other !== name) }),
  };
}

function assertHonoured({ operations }: ApiModel, schemas: SchemaIndex): void {
  const problems = operations.flatMap(({ id, parameters }) =>
    parameters.flatMap((parameter) => {
      const obstacle = obstacleIn(parameter, shapeOf(parameter.schema, schemas));
      return obstacle
        ? [`#${parameter.pointer}: the parameter \`${parameter.name}\` of \`${id}\` ${obstacle}`]
        : [];
    }),
  );
  if (problems.length > 0) throw new DescriptionError([...new Set(problems)]);
}

function fallback({ schema }: ParameterModel): Code {
  return "default" in schema && schema.default !== undefined
    ? literal(schema.default)
    : code`undefined`;
}
